-- The answer to an act that a client may have held back, until there was a network, is kept for longer than a day.

alter table idempotency_keys add column kept_until timestamptz;
