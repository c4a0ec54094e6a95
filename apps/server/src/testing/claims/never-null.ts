/**
 * Columns that may be null and are claimed never to be, each with the reason why the query finds none that is: the
 * database tells only what the column permits. One that is not needed fails the test.
 */
export const NEVER_NULL: Readonly<Record<string, string>> = {
  'features/invitations/queries.ts keepToken: token': 'the statement itself puts a text there',
  'features/leaderboards/circle-queries.ts listTopNear.all-time: mean': 'as for listTopOf',
  'features/leaderboards/circle-queries.ts listTopNear.year: mean': 'as for listTopOf',
  'features/leaderboards/circle-queries.ts listTopNear.month: mean': 'as for listTopOf',
  'features/leaderboards/circle-queries.ts listTopNear.week: mean': 'as for listTopOf',
  'features/leaderboards/circle-queries.ts listTopWithin.all-time: mean': 'as for listTopOf',
  'features/leaderboards/circle-queries.ts listTopWithin.year: mean': 'as for listTopOf',
  'features/leaderboards/circle-queries.ts listTopWithin.month: mean': 'as for listTopOf',
  'features/leaderboards/circle-queries.ts listTopWithin.week: mean': 'as for listTopOf',
  'features/leaderboards/queries.ts listTop: mean': 'where p.mean is not null',
  'features/leaderboards/queries.ts listTopOf.all-time: mean':
    'players of a board: belongs() asks for a mean, in match_players',
  'features/leaderboards/queries.ts listTopOf.year: mean':
    'players of a board: belongs() asks for a mean, in match_players',
  'features/leaderboards/queries.ts listTopOf.month: mean':
    'players of a board: belongs() asks for a mean, in match_players',
  'features/leaderboards/queries.ts listTopOf.week: mean':
    'players of a board: belongs() asks for a mean, in match_players',
  'features/leaderboards/queries.ts listTopIn.all-time: mean':
    'players of a board: belongs() asks for a mean, in match_players',
  'features/leaderboards/queries.ts listTopIn.year: mean':
    'players of a board: belongs() asks for a mean, in match_players',
  'features/leaderboards/queries.ts listTopIn.month: mean':
    'players of a board: belongs() asks for a mean, in match_players',
  'features/leaderboards/queries.ts listTopIn.week: mean':
    'players of a board: belongs() asks for a mean, in match_players',
  'features/leaderboards/gains-queries.ts listGains: mean': 'players of a board, as above',
  'features/notices/digest-queries.ts takeDigest: digest_from': 'set with digest_at: planDigests',
  'features/operator/dispute-queries.ts listDisputes: disputed_at': 'where c.disputed_at is not null',
  'features/operator/dispute-queries.ts listDisputes: disputed_by': 'set with disputed_at: challenges_dispute',
  'features/operator/dispute-queries.ts listHeld: reported_at': 'only placings that were reported are held',
  'features/operator/dispute-queries.ts listHeld: held_at': 'where t.held_at is not null',
  'features/operator/dispute-queries.ts listHeld: held_by': 'set with held_at: tournaments_hold',
  'features/operator/dispute-queries.ts listHeld: becomes_at':
    'placings that are held are void after a time: scheduleOf',
  'features/pictures/queries.ts listShown: image': 'where image is not null',
  'features/pairs/queries.ts listLeadingPairs: mean': 'where t.mean is not null',
  'features/pairs/queries.ts listLeadingPairsAmong: mean': 'where t.mean is not null',
  'features/people-search/queries.ts findHome: lat': 'where a.lat is not null',
  'features/people-search/queries.ts findHome: lon': 'where a.lon is not null',
  'features/profiles/ages-queries.ts listTooYoung: told_at': 'where too_young_at is not null',
  'features/profiles/ages-queries.ts growOlder: age': 'where age < 100',
  'features/ranks/read-queries.ts listChangesInTournaments: tournament_id': 'found by it',
  'features/challenges/reminder-queries.ts due: remind_at': 'where t.remind_at <= …',
  'features/tournaments/reminder-queries.ts due: remind_at': 'where t.remind_at <= …',
  'features/events/reminder-queries.ts due: remind_at': 'where t.remind_at <= …',
}
