-- concurrently

-- The city of a card is read from the index alone.
create index concurrently addresses_primary_index on addresses (user_id) include (city, state) where is_primary;
