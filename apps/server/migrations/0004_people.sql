-- Finding people: by a word of the name, and by how far away they live.

-- Where a player lives, as far as others may measure it: the centre of the city of the primary address, in degrees and
-- as a vector of the unit sphere. No row: no primary address, or one with a ZIP that is not known.
create table player_places (
  user_id uuid primary key references users on delete cascade,
  city text not null,
  state text not null,
  lat double precision not null,
  lon double precision not null,
  ux double precision not null,
  uy double precision not null,
  uz double precision not null,
  -- The square of one degree that holds it.
  cell int not null
);
create index player_places_cell_index on player_places (cell) include (ux, uy, uz, user_id);

-- Each word of each name, so that a search reads the range of its prefix in the order in which it answers.
create table name_words (
  word text collate "C" not null,
  name_key text collate "C" not null,
  user_id uuid not null references users on delete cascade,
  primary key (word, name_key, user_id)
);
create index name_words_user_index on name_words (user_id, word);

-- A trigger, since whoever writes a name must not be able to forget its words.
create function keep_name_words() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from name_words where user_id = new.id;
  end if;
  insert into name_words (word, name_key, user_id)
  select distinct word, new.name_key, new.id from unnest(string_to_array(new.name_key, ' ')) as word where word <> '';
  return null;
end
$$;
create trigger users_name_words after insert or update of name_key on users
  for each row execute function keep_name_words();
insert into name_words (word, name_key, user_id)
select distinct word, name_key, id from users, unnest(string_to_array(name_key, ' ')) as word where word <> '';

-- Everybody by name: the prefix index of names is of another order.
create index users_by_name_index on users (name_key, id) where verified_at is not null and deleted_at is null;
