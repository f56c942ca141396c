-- A row of game_table changes with every move. As long as no column in an index changes, PostgreSQL writes the new row
-- into the same page and touches no index (HOT). So the indexes know the minute of a change only.
drop index game_table_open;
drop index game_table_owed;
drop index game_table_status;
alter table game_table add column minute bigint generated always as (floor(changed / 60)::bigint) stored;
create index game_table_open on game_table (minute) where public and status in ('waiting', 'playing');
create index game_table_owed on game_table (minute) where owed;
create index game_table_status on game_table (status, minute);
