-- Ages that keep adults and children apart.

alter table users
  -- '2012-03', of players under 18 alone: with it they are a year older on the first day after the month.
  add column birth_month text,
  -- The earliest eighteenth birthday that the first age told below 18 leaves open: no edit brings it nearer.
  add column not_adult_before timestamptz,
  -- Was an adult here once, by their own word, the calendar or an operator.
  add column ever_adult boolean not null default false,
  -- When they told an age below the operator's minimum: from then on an operator alone changes the age.
  add column too_young_at timestamptz;

update users set ever_adult = true where age >= 18;
update users set not_adult_before = age_since + make_interval(years => 17 - age) where age < 18 and age_since is not null;

-- A trigger, since an age is written by players, by time, by operators, and by nodes of the version before.
create function users_ever_adult() returns trigger language plpgsql as $$
begin
  new.ever_adult := true;
  return new;
end
$$;
create trigger users_ever_adult before insert or update of age on users
  for each row when (new.age >= 18 and not new.ever_adult) execute function users_ever_adult();
