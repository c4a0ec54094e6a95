-- How the last rounds of a bracket are told, from the final backwards, where the organizer chose; '' is as all of it.
alter table brackets add column round_formats text[] not null default '{}';

-- The key of the order of a round robin's table in the table of scoring; null goes by wins, as before.
alter table brackets add column standings text;
