-- Lessons that somebody has learned to the end.
create table learned (
    person text not null references person (id) on delete cascade,
    lesson text not null,
    at real not null,
    primary key (person, lesson)
) without rowid;
