import { sql } from 'kysely'
import { oneOf } from '../../platform/database/lists.ts'
import { query } from '../../platform/database/query.ts'
import type { EntrantColumns, MatchColumns } from './tables.ts'

export const findBracket = query((db, args: { id: string }) =>
  db
    .selectFrom('brackets')
    .select(['settings', 'by_match', 'score_format', 'round_formats', 'standings'])
    .where('tournament_id', '=', args.id),
)

/** The others of the side whose captain is a player b of a bracket, in the order in which they came. */
const partners = sql`array(
      select p.user_id::text from tournament_players p
      where p.tournament_id = b.tournament_id and p.captain_id = b.user_id and p.state in ('2', '4')
      order by p.added_at, p.user_id)`

/** A player of a bracket, or a side. */
export interface EntrantRow extends Omit<EntrantColumns, 'tournament_id'> {
  partners: string[]
}

export const listEntrants = query(
  (_db, args: { id: string }) => sql<EntrantRow>`
    select b.seed, b.user_id, b.rank, b.withdrawn, ${partners} as partners
    from bracket_players b where b.tournament_id = ${args.id}::uuid order by b.seed`,
)

export const listMatches = query((db, args: { id: string }) =>
  db
    .selectFrom('bracket_matches')
    .select([
      'id',
      'group_number',
      'round',
      'number',
      'status',
      'opponent1',
      'opponent2',
      'score1',
      'score2',
      'told',
      'reported_by',
      'reported_winner',
      'reported_at',
      'disputed',
      'claimed_winner',
      'claimed_score1',
      'claimed_score2',
      'claimed_told',
      'decided_by',
      'decided_at',
    ])
    .where('tournament_id', '=', args.id)
    .orderBy('id'),
)

/** Players with the rank that they are seeded by; null without a rank in the sport. */
export interface CandidateRow {
  user_id: string
  name_key: string
  mean: number | null
  variance: number | null
  /** The account is closed. */
  gone: boolean
  /** Has no account at all. */
  guest: boolean
}

export const listCandidates = query(
  (_db, args: { ids: readonly string[]; sportId: string }) =>
    sql<CandidateRow>`
    select u.id as user_id, u.name_key, s.mean, s.variance, u.deleted_at is not null as gone,
      exists (select from guests g where g.user_id = u.id) as guest
    from users u left join player_sports s on s.user_id = u.id and s.sport_id = ${args.sportId}::uuid
    where u.id = ${oneOf(args.ids)}`,
)

/** Before a new draw, or if too few players are left for one. */
export const deleteBracket = query((db, args: { id: string }) =>
  db.deleteFrom('brackets').where('tournament_id', '=', args.id),
)

/** There is no bracket any more. */
export const markUndrawn = query((db, args: { id: string }) =>
  db.updateTable('tournaments').set({ drawn: false, undecided: 0 }).where('id', '=', args.id),
)

export const insertBracket = query(
  (
    _db,
    args: {
      id: string
      settings: string
      scoreFormat: string | null
      roundFormats: readonly string[]
      standings: string | null
      now: Date
    },
  ) => sql`
    insert into brackets (tournament_id, settings, score_format, round_formats, standings, drawn_at)
    values (${args.id}, ${args.settings}::jsonb, ${args.scoreFormat}, ${args.roundFormats}::text[],
      ${args.standings}, ${args.now})`,
)

export const insertEntrants = query(
  (
    _db,
    args: { id: string; userIds: readonly string[]; ranks: readonly number[]; withdrawn: readonly boolean[] },
  ) => sql`
    insert into bracket_players (tournament_id, seed, user_id, rank, withdrawn)
    select ${args.id}::uuid, place, user_id, rank, withdrawn
    from unnest(${args.userIds}::uuid[], ${args.ranks}::int[], ${args.withdrawn}::bool[])
      with ordinality as e (user_id, rank, withdrawn, place)`,
)

export const markWithdrawn = query((db, args: { id: string; seed: EntrantColumns['seed'] }) =>
  db
    .updateTable('bracket_players')
    .set({ withdrawn: true })
    .where('tournament_id', '=', args.id)
    .where('seed', '=', args.seed),
)

/** Matches, new or changed, in one statement; `matches` is a JSON list of their columns. */
export const putMatches = query(
  (_db, args: { id: string; matches: string }) => sql`
    insert into bracket_matches (tournament_id, id, group_number, round, number, status, opponent1, opponent2, score1,
      score2, told, reported_by, reported_winner, reported_at, disputed, claimed_winner, claimed_score1,
      claimed_score2, claimed_told, decided_by, decided_at)
    select ${args.id}::uuid, m.id, m.group_number, m.round, m.number, m.status, m.opponent1, m.opponent2, m.score1,
      m.score2, m.told, m.reported_by, m.reported_winner, m.reported_at, m.disputed, m.claimed_winner,
      m.claimed_score1, m.claimed_score2, m.claimed_told, m.decided_by, m.decided_at
    from jsonb_to_recordset(${args.matches}::jsonb) as m (id int, group_number int, round int, number int, status int,
      opponent1 jsonb, opponent2 jsonb, score1 int, score2 int, told jsonb, reported_by int, reported_winner int,
      reported_at timestamptz, disputed boolean, claimed_winner int, claimed_score1 int, claimed_score2 int,
      claimed_told jsonb, decided_by text, decided_at timestamptz)
    on conflict (tournament_id, id) do update set status = excluded.status, opponent1 = excluded.opponent1,
      opponent2 = excluded.opponent2, score1 = excluded.score1, score2 = excluded.score2, told = excluded.told,
      reported_by = excluded.reported_by, reported_winner = excluded.reported_winner,
      reported_at = excluded.reported_at, disputed = excluded.disputed, claimed_winner = excluded.claimed_winner,
      claimed_score1 = excluded.claimed_score1, claimed_score2 = excluded.claimed_score2,
      claimed_told = excluded.claimed_told, decided_by = excluded.decided_by, decided_at = excluded.decided_at`,
)

export type MatchRow = Omit<MatchColumns, 'tournament_id'>

/** The progress of a bracket, for the tournament's rules, and when the next report is confirmed by silence. */
export const storeProgress = query(
  (_db, args: { id: string; undecided: number; dueAt: Date | null }) => sql`
    with progress as (
      update tournaments set drawn = true, undecided = ${args.undecided} where id = ${args.id}::uuid
    )
    update brackets set due_at = ${args.dueAt}::timestamptz where tournament_id = ${args.id}::uuid`,
)

/**
 * The tournament of the next bracket with a report that has waited long enough; one that another node works on is left
 * alone.
 */
export const lockDueBracket = query(
  (_db, args: { now: Date; failed: readonly string[] }) => sql<{ id: string }>`
    select t.id from brackets b join tournaments t on t.id = b.tournament_id
    where b.due_at <= ${args.now} and b.tournament_id <> all(${args.failed}::uuid[]) order by b.due_at, b.tournament_id limit 1 for update of t skip locked`,
)

/** The brackets in play in which a player may have a match, and whether others have changed them. */
export const listPlaying = query(
  (_db, args: { userId: string; now: Date }) => sql<{ id: string; unseen: boolean }>`
    select t.id, p.unseen or (t.organizer_unseen and t.organizer_id = p.user_id) as unseen
    from tournament_players p join tournaments t on t.id = p.tournament_id
    join bracket_players b on b.tournament_id = p.tournament_id and b.user_id = coalesce(p.captain_id, p.user_id)
    where p.user_id = ${args.userId}::uuid and not b.withdrawn and t.undecided > 0
      and case when t.becomes_at <= ${args.now}::timestamptz then t.becomes else t.status end = 'Reporting'
    order by t.start_at, t.id limit 20`,
)

/** The brackets in which a player still has to play, in the order of their ids. */
export const listPlayedBy = query(
  (_db, args: { userId: string }) => sql<{ id: string }>`
    select t.id from tournament_players p join tournaments t on t.id = p.tournament_id
    join bracket_players b on b.tournament_id = p.tournament_id and b.user_id = coalesce(p.captain_id, p.user_id)
    where p.user_id = ${args.userId}::uuid and not b.withdrawn and t.status = 'Reporting' and t.undecided > 0
    order by t.id`,
)
