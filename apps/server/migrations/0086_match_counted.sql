-- When what the match search finds is counted again: once an hour, by whichever node comes first.
create table match_counted (
  only_one boolean primary key default true check (only_one),
  due_at timestamptz not null
);
