create table house (schema integer not null);

create table person (
    id text primary key,
    name text not null,
    lang text not null,
    created real not null
) without rowid;

-- A session is a random secret in a cookie; only its hash is kept.
create table session (
    hash blob primary key,
    person text not null references person,
    created real not null,
    seen real not null
) without rowid;

create table game_table (
    id text primary key,
    created real not null,
    changed real not null,
    status text not null,
    public integer not null,
    version integer not null,
    setup blob not null,
    head blob not null
) without rowid;
create index game_table_open on game_table (changed) where public = 1 and status in ('waiting', 'playing');

-- The truth, append-only. The id orders the entries of all tables: readers of the outbox remember how far they got.
create table entry (
    id integer primary key,
    table_id text not null,
    version integer not null,
    at real not null,
    body blob not null,
    events blob not null,
    unique (table_id, version)
);

create table snapshot (
    table_id text not null,
    moves integer not null,
    body blob not null,
    primary key (table_id, moves)
) without rowid;

create table holder (
    table_id text not null,
    seat integer not null,
    person text not null,
    primary key (table_id, seat, person)
) without rowid;
create index holder_person on holder (person, table_id);

create table seat_token (
    hash blob primary key,
    table_id text not null,
    seat integer not null
) without rowid;
create unique index seat_token_seat on seat_token (table_id, seat);

create table chat (
    table_id text not null,
    n integer not null,
    line blob not null,
    primary key (table_id, n)
) without rowid;

create table reader (
    name text primary key,
    mark integer not null
) without rowid;
