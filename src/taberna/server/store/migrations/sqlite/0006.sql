-- A row of game_table changes with every move. Without a rowid a row of more than a quarter of a page lies partly in
-- pages of its own, which were all written anew; so it gets one. Games in play leave the index of those that are over.
drop index game_table_open;
drop index game_table_owed;
drop index game_table_status;
alter table game_table rename to old_game_table;

create table game_table (
    id text not null primary key,
    created real not null,
    changed real not null,
    status text not null,
    public integer not null,
    version integer not null,
    owed integer not null default 0,
    summary blob not null,
    lobby blob not null,
    setup blob not null
);
insert into game_table (id, created, changed, status, public, version, owed, summary, lobby, setup)
    select id, created, changed, status, public, version, owed, summary, lobby, setup
    from old_game_table order by created;
drop table old_game_table;

create index game_table_open on game_table (changed) where public = 1 and status in ('waiting', 'playing');
create index game_table_owed on game_table (changed) where owed = 1;
create index game_table_ended on game_table (changed) where status in ('over', 'closed');
