-- What several of the others use.

-- The square of one degree that holds a point, as addresses/grid.ts counts them.
create or replace function cell_of(lat double precision, lon double precision) returns int language sql immutable as $$
  select least(179, greatest(0, floor(lat + 90)))::int * 360 + mod(mod(floor(lon)::int + 180, 360) + 360, 360)
$$;

-- Null for a player without a mean of their own.
create or replace function shown_rank(mean double precision) returns int language sql immutable as $$
  select case when mean is null then null else greatest(0, floor(mean + 0.5))::int end
$$;

-- Null for a newcomer, who stands on no board.
create or replace function board_step(mean double precision) returns int language sql immutable as $$
  select floor(mean / 25)::int
$$;

create or replace function gain_step(gained int) returns int language sql immutable as $$
  select floor(gained / 5.0)::int
$$;

-- Whom everybody may find, as far as they are not blocked.
create or replace function is_findable(verified_at timestamptz, deleted_at timestamptz, suspended_at timestamptz, age int)
returns boolean language sql immutable as $$
  select verified_at is not null and deleted_at is null and suspended_at is null and coalesce(age >= 18, true)
$$;
