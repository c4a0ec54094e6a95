-- Each word of each name, for the search by name: `name_words`. A trigger, since whoever writes a name must not be able
-- to forget its words.

create or replace function keep_name_words() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from name_words where user_id = new.id;
  end if;
  insert into name_words (word, name_key, user_id)
  select distinct word, new.name_key, new.id from unnest(string_to_array(new.name_key, ' ')) as word where word <> '';
  return null;
end
$$;
create or replace trigger users_name_words after insert or update of name_key on users
  for each row execute function keep_name_words();
