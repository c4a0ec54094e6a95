-- The centre of the city, where a tournament by invitation is found instead of at its ZIP; null where the city is not
-- known, and of tournaments that were announced before.
alter table tournaments add column city_lat double precision, add column city_lon double precision;
