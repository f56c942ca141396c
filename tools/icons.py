"""Make the icon sheets of the web pages from the npm package @iconify-json/game-icons.

    python tools/icons.py node_modules/@iconify-json/game-icons/icons.json

Left: our own name of the drawing; right: its name in the package. One paragraph is one sheet.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

TARGET = Path(__file__).parent.parent / "src/taberna/web/static/icons"
SHEETS = ("common", "senators", "provincia", "massilia", "rome")

ICONS = """
    eagle=eagle-emblem laurel=laurel-crown trireme=trireme column=ionic-column lyre=lyre shield=roman-shield
    laurels=laurels scroll=tied-scroll coin=two-coins coins=coins-pile hourglass=hourglass caesar=caesar
    dice=rolling-dices book=rule-book amphora=amphora bot=stone-bust star=round-star

    wheat=wheat meat=meat iron=anvil cloth=rolled-cloth wood=log olives=olive senator=roman-toga
    governor=stone-throne censor=scales consul=laurel-crown quaestor=pay-money war=crossed-swords
    new_senator=roman-toga deficit=cash civil_conflict=fist eviction=exit-door majority=vote
    vox_populi=public-speaker tribunes=conversation lictors=axe-sword merchants=trade cavalry=horse-head
    pontifex_maximus=greek-temple princeps_senatus=imperial-crown prefects=guarded-tower
    praetors=scroll-quill market=shop senate=ancient-columns

    clay=brick-pile wood=log stone=stone-block gold=two-coins aquaeductus=aqueduct armamentarium=sword-array
    amphitheatrum=arena aurifex=diamond-ring carchesium=crane circus=chariot colosseum=lion domus=house
    fodina=mining fons=fountain fornax_lateris=furnace forum=ancient-columns horreum=barn hortus=flowers
    insula=village lignator=wood-axe officina=anvil pons=stone-bridge portus=harbor-dock puteus=well
    stabulum=stable statua=greek-sphinx strata=stone-path emporium=shop exercitatio=target-dummy
    mola=windmill statio=barracks templum=greek-temple turris=stone-tower via_mercatoris=road
    villa=family-house vinea=grapes consul=centurion-helmet aediles=custodian-helmet architectus=compass
    commercium=trade consul=centurion-helmet concussio=robber-hand coniuratio=cloak-dagger
    consuetudo=open-book corruptio=take-my-money gloria=laurels-trophy legio=eagle-emblem
    patronus=receive-money praetor=scroll-quill bellum=crossed-swords morale=drama-masks defence=brick-wall
    military=gladius prestige=laurels opes=wooden-crate spqr=eagle-emblem aedificium=brick-wall

    jupiter=lightning-trio neptunus=trident mars=spartan-helmet mercurius=winged-leg pluto=crowned-skull
    minerva=owl phoebus=sun juno=queen-crown venus=triple-shells customer=shopping-bag toga=roman-toga
    temple=greek-temple harbour=anchor stall=shop penalty=stone-pile order=hourglass cube=cube

    olives=olive wine=amphora jewels=cut-diamond camp=barracks-tent arena=arena villa=family-house
    senate=ancient-columns military_track=centurion-helmet black_market=cloak-dagger legatus=crested-helmet
    censor=scales consul=laurel-crown quaestor=pay-money senator=roman-toga praetor=scroll-quill
    magistrate=stone-tablet military_tribune=gladius vicarius=quill-ink tribunus=public-speaker aedile=arena
    magister_equitum=horse-head proconsul=stone-throne africanus_maximus=elephant-head
    hispania_maximus=bull-horns asianus=imperial-crown ludi_maximus=drama-masks imperator=caesar
    greko_maximus=lyre arch=arch-bridge legionary=centurion-helmet gladiator=gladius wolf=wolf-head
    bear=bear-head lion=lion elephant=elephant gaul=barbarian german=crossed-axes thracian=spartan-helmet
    parthian=bow-arrow roman=centurion-helmet animal=lion barbarian=barbarian
"""


def main(source: str) -> None:
    drawings = json.loads(Path(source).read_text())["icons"]
    head = "<!-- Icons of game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0. -->\n"
    for sheet, names in zip(SHEETS, ICONS.strip().split("\n\n"), strict=True):
        symbols = []
        for pair in sorted(set(names.split())):
            name, _, drawing = pair.partition("=")
            body = drawings[drawing]["body"]
            symbols.append(f'<symbol id="{name}" viewBox="0 0 512 512">{body}</symbol>\n')
        text = f'<svg xmlns="http://www.w3.org/2000/svg">\n{head}{"".join(symbols)}</svg>\n'
        (TARGET / f"{sheet}.svg").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
