-- contract: versions before write no two equal places, no match without a winner, and neither of the columns that the
-- narrower checks are on, so that these refuse nothing of what they write

-- The matches of a bracket count one by one.
alter table results
  -- Of a bracket's match its number; null of placings.
  add column match int,
  add constraint results_match check (match is null or tournament_id is not null);

-- False where the placings have counted as one result, or will never: what was over before stays as it was.
alter table brackets add column by_match boolean not null default true;
update brackets b set by_match = false from tournaments t
where t.id = b.tournament_id and t.status not in ('Upcoming', 'Reporting') and t.settles_at is null;

-- What has been played in those under way is due to count now.
update brackets b set due_at = b.drawn_at where b.by_match
  and exists (select from bracket_matches m where m.tournament_id = b.tournament_id and m.decided_by <> 'walkover');

-- Players who left a bracket in the same round share a place.
drop index tournament_players_position;

-- What a result says beside the winner: how the match ended, and its score; and the same of the other player's version. A
-- report, or a claim, of a draw names no winner.
alter table bracket_matches
  add column told jsonb,
  add column claimed_told jsonb,
  drop constraint bracket_matches_report,
  add constraint bracket_matches_report check ((reported_by is null) = (reported_at is null)
    and (reported_by is not null or reported_winner is null)),
  drop constraint bracket_matches_claim,
  add constraint bracket_matches_claim check ((claimed_score1 is null) = (claimed_score2 is null)
    and (claimed_winner is not null or claimed_told is not null or claimed_score1 is null));

-- How the scores of a bracket are told, where the organizer chose; else as the sport does on that day.
alter table brackets add column score_format text;
