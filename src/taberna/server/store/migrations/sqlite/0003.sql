-- What the keeper has done from outside: a running house looks here every other second.
create table keeper_order (
    id integer primary key autoincrement,
    at real not null,
    what text not null,
    value text not null
);
