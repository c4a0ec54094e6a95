-- contract: the check is on columns that the version before neither writes nor reads: they stay null there.
-- What the other player said of a match where it was not what had been reported: the organizer reads both.
alter table bracket_matches
  add column claimed_winner int,
  add column claimed_score1 int check (claimed_score1 >= 0),
  add column claimed_score2 int check (claimed_score2 >= 0),
  add constraint bracket_matches_claim check ((claimed_score1 is null) = (claimed_score2 is null)
    and (claimed_winner is not null or claimed_score1 is null));

-- A bracket ends its tournament by itself: those that have been played and wait for a report are due now.
update brackets b set due_at = b.drawn_at from tournaments t
where t.id = b.tournament_id and t.status = 'Reporting' and t.drawn and t.undecided = 0;
