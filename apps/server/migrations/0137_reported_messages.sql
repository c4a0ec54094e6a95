-- A reported message stays for the operator when its author or its reporter closes the account, or the thread goes: the
-- report keeps who wrote it, and a copy of it with what was said around it.
-- contract: no upsert names the key, and a node of the version before finds the reports of the messages that are there
alter table talk_reports
  drop constraint talk_reports_message_fkey,
  add column kind text,
  add column author_id uuid references users on delete set null,
  add column around jsonb;
create index talk_reports_author_index on talk_reports (author_id);
create index talk_reports_age_index on talk_reports (created_at);

update talk_reports r set kind = t.kind, author_id = m.author_id, around = case when r.closed_at is not null then '[]' else (
    select jsonb_agg(jsonb_build_object('number', s.number, 'author_id', s.author_id, 'text', s.text, 'created_at', s.created_at)
      order by s.number)
    from (
      (select * from talk_messages where thing_id = r.thing_id and number <= r.number order by number desc limit 6)
      union all
      (select * from talk_messages where thing_id = r.thing_id and number > r.number order by number limit 5)
    ) s) end
from talk_messages m join talk_threads t using (thing_id)
where m.thing_id = r.thing_id and m.number = r.number;
