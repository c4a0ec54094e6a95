-- An account that changes is found by the match search elsewhere, or not at all, and so are its challenges.

create or replace function users_match() returns trigger language plpgsql as $$
begin
  perform keep_match_players(new.id);
  perform keep_match_challenge(c.id) from challenges c where c.issuer_id = new.id and c.open and c.status = '1';
  return null;
end
$$;
-- By its name it runs after users_listed, which it rests on.
create or replace trigger users_match after update of verified_at, deleted_at, suspended_at, age, gender_id on users
  for each row execute function users_match();
