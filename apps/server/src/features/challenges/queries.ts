import { sql } from 'kysely'
import { named, pick, without } from '../../platform/database/columns.ts'
import { oneOf } from '../../platform/database/lists.ts'
import { query } from '../../platform/database/query.ts'
import type { LearnedState } from '../ranks/sport-state.ts'
import { putPeople, type PutPeople } from '../gathering/people-queries.ts'
import { viewerColumns, type ViewerRow, viewerTables } from './people-queries.ts'
import { CHALLENGE_COLUMNS, type ChallengeColumns, PLAYER_COLUMNS, PLAYER_FACTS } from './tables.ts'

/** Columns that never change once the challenge is issued. */
const KEPT = ['id', 'issuer_id', 'open', 'created_at'] as const
const CHANGED = without(CHALLENGE_COLUMNS, KEPT)

/**
 * A participant's columns that change; their message stays, and so does what is new to them, unless either is given.
 */
const PLAYER_CHANGED = without(PLAYER_COLUMNS, ['challenge_id', 'user_id', 'place', 'message', 'unseen'])

/** A challenge with the name of its sport, and what the sport's ranks are told by. */
export interface ShownRow extends ChallengeColumns {
  sport_name: string
  team_name: string | null
  against_team_name: string | null
  anchor: number
  rank_state: LearnedState | null
}

const shownColumns = sql`${named('c', CHALLENGE_COLUMNS)}, s.name as sport_name, s.anchor, s.rank_state,
  (select name from teams where id = c.team_id) as team_name,
  (select name from teams where id = c.against_team_id) as against_team_name`
const shown = sql`select ${shownColumns} from challenges c join sports s on s.id = c.sport_id`

/** A challenge with its viewer, and how its result moved the viewer's rank; null if it did not. */
export interface SeenRow extends ShownRow, ViewerRow {
  mean_before: number | null
  mean_after: number | null
}

interface Seeing {
  id: string
  viewerId: string
  /** Since when strikes count. */
  since: Date
}

/** In one statement: each costs as much again as what it reads. */
const seen = ({ id, viewerId, since }: Seeing) => sql`
    select ${shownColumns}, ${viewerColumns(since)}, moved.mean_before, moved.mean_after
    from challenges c join sports s on s.id = c.sport_id
    cross join ${viewerTables}
    left join lateral (
      select e.mean_before, e.mean_after from results r join rank_entries e on e.result_id = r.id
      where c.status = '4' and c.ranked and r.challenge_id = c.id and e.user_id = v.id and e.superseded_in is null limit 1
    ) moved on true
    where c.id = ${id}::uuid and v.id = ${viewerId}::uuid`

export const findSeen = query((_db, args: Seeing) => sql<SeenRow>`${seen(args)}`)
/** The same, whose row is held. */
export const lockSeen = query((_db, args: Seeing) => sql<SeenRow>`${seen(args)} for update of c`)

export const listShown = query(
  (_db, args: { ids: readonly string[] }) => sql<ShownRow>`${shown} where c.id = ${oneOf(args.ids)}`,
)

/** Matches ahead that two players have agreed on, with others or alone. */
export const listAgreedBetween = query(
  (_db, args: { ids: readonly string[]; now: Date }) =>
    sql<{ id: string; title: string; start_at: Date; timezone: string; city: string; state: string }>`
    select c.id, s.name as title, c.start_at, c.timezone, c.city, c.state
    from challenges c join sports s on s.id = c.sport_id
    where c.status = '2' and c.start_at > ${args.now}::timestamptz and c.id in (
      select p.challenge_id from challenge_players p
      where p.user_id = any(${args.ids}::uuid[]) and p.status = '2' and (p.role = 'issuer' or p.state = 'accepted')
      group by p.challenge_id having count(*) = 2)
    order by c.start_at, c.id limit 100`,
)

/**
 * Challenges that one of two players has issued and the other is in, or still may join; and matches of sides that
 * either is in, where a captain may name the other at this moment.
 */
export const listAheadBetween = query(
  (_db, args: { ids: readonly string[] }) =>
    sql<{ id: string }>`
    select c.id from challenges c
    where c.issuer_id = any(${args.ids}::uuid[]) and c.status = any('{1,2}')
      and (c.open or exists (select from challenge_players p
        where p.challenge_id = c.id and p.user_id = any(${args.ids}::uuid[]) and p.user_id <> c.issuer_id))
    union
    select c.id from challenge_players p join challenges c on c.id = p.challenge_id
    where p.user_id = any(${args.ids}::uuid[]) and p.status in ('1', '2') and p.state in ('pending', 'accepted')
      and c.side_size is not null
    order by id`,
)

/** Whoever changes a challenge holds its row, so that acts on one challenge run one after the other. */
export const lockChallenge = query(
  (_db, args: { id: string }) => sql<ShownRow>`${shown} where c.id = ${args.id}::uuid for update of c`,
)

/** The next challenge that has become due; one that another node works on is left to it. */
export const lockDueChallenge = query(
  (_db, args: { now: Date }) => sql<ShownRow>`${shown}
    where c.due_at <= ${args.now}::timestamptz order by c.due_at, c.id limit 1 for update of c skip locked`,
)

/** Completed matches of sides that were made before sides had line-ups: they name captains alone. */
const isCaptainsOnly = (sportId: string) =>
  sql`c.sport_id = ${sportId}::uuid and c.side_size is null and c.status = '4'`

export const countCaptainsOnly = query(
  (_db, args: { sportId: string }) =>
    sql<{ results: number }>`select count(*) as results from challenges c where ${isCaptainsOnly(args.sportId)}`,
)

export const lockCaptainsOnly = query(
  (_db, args: { sportId: string; limit: number }) => sql<ShownRow>`${shown}
    where ${isCaptainsOnly(args.sportId)} order by c.start_at, c.id limit ${args.limit}::int for update of c`,
)

export const listPlayers = query((db, args: { ids: readonly string[] }) =>
  db
    .selectFrom('challenge_players')
    .select(['challenge_id', 'place', ...PLAYER_FACTS])
    .where(sql<boolean>`challenge_id = any(${args.ids}::uuid[])`)
    .orderBy('challenge_id')
    .orderBy('place'),
)

export const insertChallenge = query((db, args: ChallengeColumns) =>
  db.insertInto('challenges').values(pick(args, CHALLENGE_COLUMNS)),
)

/** Stores the rules' decision; `was` is the status it was based on, and nothing is stored if that no longer holds. */
export const updateChallenge = query(
  (db, args: Pick<ChallengeColumns, (typeof CHANGED)[number] | 'id'> & { was: string }) =>
    db
      .updateTable('challenges')
      .set(pick(args, CHANGED))
      .where('id', '=', args.id)
      .where(sql<boolean>`status = ${args.was}`),
)

/** Participants, new or changed. */
export const putPlayers = query((_db, args: PutPeople) =>
  putPeople(
    {
      table: 'challenge_players',
      thing: 'challenge_id',
      columns: PLAYER_COLUMNS,
      changed: PLAYER_CHANGED,
    },
    args,
  ),
)

export const setMessage = query((db, args: { id: string; userId: string; message: string }) =>
  db
    .updateTable('challenge_players')
    .set({ message: args.message })
    .where('challenge_id', '=', args.id)
    .where('user_id', '=', args.userId),
)

export const markUnseen = query((db, args: { id: string; ids: readonly string[] }) =>
  db
    .updateTable('challenge_players')
    .set({ unseen: true })
    .where('challenge_id', '=', args.id)
    .where(sql<boolean>`user_id = any(${args.ids}::uuid[])`),
)

export const markSeen = query((db, args: { id: string; userId: string }) =>
  db
    .updateTable('challenge_players')
    .set({ unseen: false })
    .where('challenge_id', '=', args.id)
    .where('user_id', '=', args.userId),
)

/** The challenges of a player that have not begun, by their stored status. */
export const listUnplayedOf = query(
  (_db, args: { userId: string }) =>
    sql<{ id: string }>`
    select c.id from challenge_players p join challenges c on c.id = p.challenge_id
    where p.user_id = ${args.userId} and p.status in ('1', '2') and p.state in ('pending', 'accepted') order by c.id`,
)
