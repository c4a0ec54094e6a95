-- Those by sport, 0141, are read instead.
drop index rank_bases_week_index, rank_bases_month_index, rank_bases_year_index;
