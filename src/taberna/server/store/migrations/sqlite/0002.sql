-- Guarded tables, owed bot moves, small lobby rows, packed games, blocked people, seats that know since when.

alter table house rename to schema_version;
alter table schema_version rename column schema to version;
pragma application_id = 1413562949;

alter table game_table rename column head to summary;

-- What the lobby needs of a setup, which may be large.
alter table game_table add column lobby blob not null default x'7b7d';
update game_table
    set lobby = cast(json_remove(cast(setup as text), '$.start', '$.edition', '$.seed') as blob);

-- Whether a bot has to move.
alter table game_table add column owed integer not null default 0;
update game_table set owed = 1 where status = 'playing' and exists (
    select 1 from json_each(cast(summary as text), '$.asked') as asked,
        json_each(cast(summary as text), '$.chairs') as chair
    where json_extract(chair.value, '$.seat') = asked.value
        and json_extract(chair.value, '$.level') is not null
);
create index game_table_owed on game_table (changed) where owed = 1;
create index game_table_status on game_table (status, changed);
drop table reader;

create index session_person on session (person);
alter table holder add column since real;

-- A link must not outlive the right to its seat: of seats that were left nobody can tell any more whose it was.
delete from seat_token where not exists (
    select 1 from holder where holder.table_id = seat_token.table_id and holder.seat = seat_token.seat
) or exists (
    select 1 from entry where entry.table_id = seat_token.table_id
        and json_extract(cast(entry.body as text), '$.what') = 'left'
        and json_extract(cast(entry.body as text), '$.seat') = seat_token.seat
);

-- The entries of a game that is over, compressed; later ones go into entry as usual.
create table packed (
    table_id text primary key,
    last integer not null,
    body blob not null
) without rowid;

-- Tables that could not be opened: why, and by which version of the program.
create table set_aside (
    table_id text primary key,
    at real not null,
    program text not null,
    kind text not null,
    reason text not null
) without rowid;

-- Persons and addresses that are not let in.
create table blocked (
    kind text not null,
    value text not null,
    at real not null,
    note text not null,
    primary key (kind, value)
) without rowid;
