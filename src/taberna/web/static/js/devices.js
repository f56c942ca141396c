/** Who else holds my seat, and showing them out. */
import { api } from "./api.js";

/**
 * @param {{words: {say: (key: string, args?: any) => string}, head: {id: string}, frame: {seat: number | null} | null,
 *   refused: (text: string, rule: string | null, calm?: boolean) => void}} table
 */
export async function devices(table) {
  const say = table.words.say.bind(table.words);
  const seat = `tables/${table.head.id}/seats/${table.frame?.seat}`;
  /** @type {{you: boolean, name: string}[]} */
  const held = await api(`${seat}/holders`);
  const others = held.filter((holder) => !holder.you);
  if (others.length) {
    const names = others.map((holder) => holder.name || say("web-devices-nameless")).join(", ");
    if (!confirm(say("web-devices-end", { names }))) return;
    await api(`${seat}/alone`, {});
  }
  table.refused(say("web-devices-alone"), null, true);
}
