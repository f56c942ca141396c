-- Names, ids and keys are compared byte by byte, as in SQLite.

create table schema_version (version integer not null);

create table person (
    id text collate "C" primary key,
    name text not null,
    lang text not null,
    created double precision not null
);

-- A session is a random secret in a cookie; only its hash is kept.
create table session (
    hash bytea primary key,
    person text collate "C" not null references person,
    created double precision not null,
    seen double precision not null
);
create index session_person on session (person);

create table game_table (
    id text collate "C" primary key,
    created double precision not null,
    changed double precision not null,
    status text collate "C" not null,
    public boolean not null,
    version integer not null,
    setup bytea not null,
    summary bytea not null,
    -- What the lobby needs of a setup, which may be large.
    lobby bytea not null,
    -- Whether a bot has to move.
    owed boolean not null default false
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);
create index game_table_open on game_table (changed) where public and status in ('waiting', 'playing');
create index game_table_owed on game_table (changed) where owed;
create index game_table_status on game_table (status, changed);

-- The truth, append-only.
create table entry (
    table_id text collate "C" not null,
    version integer not null,
    at double precision not null,
    body bytea not null,
    events bytea not null,
    primary key (table_id, version)
);

-- The entries of a game that is over, compressed; later ones go into entry as usual.
create table packed (
    table_id text collate "C" primary key,
    last integer not null,
    body bytea not null
);

create table snapshot (
    table_id text collate "C" not null,
    moves integer not null,
    body bytea not null,
    primary key (table_id, moves)
);

create table holder (
    table_id text collate "C" not null,
    seat integer not null,
    person text collate "C" not null,
    since double precision,
    primary key (table_id, seat, person)
);
create index holder_person on holder (person, table_id);

create table seat_token (
    hash bytea primary key,
    table_id text collate "C" not null,
    seat integer not null
);
create unique index seat_token_seat on seat_token (table_id, seat);

create table chat (
    table_id text collate "C" not null,
    n integer not null,
    line bytea not null,
    primary key (table_id, n)
);

-- Tables that could not be opened: why, and by which version of the program.
create table set_aside (
    table_id text collate "C" primary key,
    at double precision not null,
    program text not null,
    kind text not null,
    reason text not null
);

-- Persons and addresses that are not let in.
create table blocked (
    kind text collate "C" not null,
    value text collate "C" not null,
    at double precision not null,
    note text not null,
    primary key (kind, value)
);

-- What the keeper has done from outside: a running house looks here every other second.
create table keeper_order (
    id bigint generated always as identity primary key,
    at double precision not null,
    what text collate "C" not null,
    value text not null
);

-- Lessons that somebody has learned to the end.
create table learned (
    person text collate "C" not null references person (id) on delete cascade,
    lesson text collate "C" not null,
    at double precision not null,
    primary key (person, lesson)
);

-- What was made of games and is kept: debriefs, branches, deals for everybody.
create table kept (
    kind text collate "C" not null,
    key text collate "C" not null,
    table_id text collate "C",
    at double precision not null,
    body bytea not null,
    primary key (kind, key)
);
create index kept_table on kept (table_id);
create index kept_at on kept (kind, at);
