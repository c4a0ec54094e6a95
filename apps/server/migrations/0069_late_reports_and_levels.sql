-- The answer to an act that a client may have held back, until there was a network, is kept for longer than a day.

alter table idempotency_keys add column kept_until timestamptz;

-- How well a player plays by their own account, 1 to 7, before there is a result; the log keeps what was declared by then.
alter table player_sports add column level smallint check (level between 1 and 7);
alter table results add column levels jsonb;
