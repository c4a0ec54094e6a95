-- concurrently

-- The job that moves periods on asks sport by sport. By time alone each question read the dead entries of all the others.
create index concurrently rank_bases_sport_week_index on rank_bases (sport_id, week_at) where week_at is not null;
create index concurrently rank_bases_sport_month_index on rank_bases (sport_id, month_at) where month_at is not null;
create index concurrently rank_bases_sport_year_index on rank_bases (sport_id, year_at);
