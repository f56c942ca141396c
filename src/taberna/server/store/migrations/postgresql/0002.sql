-- The key that signs cookies and links, for all processes of the house.
create table house_key (key bytea not null);

-- Questions to bots, for whoever thinks (`taberna think`). They hold what a seat sees and may do, and go when they are
-- answered. What is lost with them is asked again, so they are kept out of the database's own log.
create unlogged table question (
    id bigint primary key,
    person text collate "C" not null,
    table_id text collate "C" not null,
    -- Seconds that it stands behind others of the same person.
    urgency double precision not null,
    asked timestamptz not null default clock_timestamp(),
    -- When nobody waits for it any more.
    until timestamptz not null,
    body bytea not null,
    -- Who thinks about it, until when that is believed, and how many have begun to.
    worker text,
    lease timestamptz,
    tries integer not null default 0,
    answer bytea
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);
create index question_person on question (person);

-- The seconds that persons and tables have made bots think lately.
create unlogged table thought (
    asker text collate "C" primary key,
    seconds double precision not null,
    at timestamptz not null default clock_timestamp()
);
