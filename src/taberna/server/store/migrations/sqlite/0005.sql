-- What was made of games and is kept: debriefs, branches, deals for everybody.
create table kept (
    kind text not null,
    key text not null,
    table_id text,
    at real not null,
    body blob not null,
    primary key (kind, key)
) without rowid;
create index kept_table on kept (table_id);
create index kept_at on kept (kind, at);
