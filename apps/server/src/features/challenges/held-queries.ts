import { sql } from 'kysely'
import { oneOf } from '../../platform/database/lists.ts'
import { query } from '../../platform/database/query.ts'
import { type LinkEnd, linkEnd, shown, type ShownRow } from './queries.ts'

// Challenges without a viewer, held to be changed: by time, a block or an operator.

/**
 * Whoever changes a challenge holds its row, so that acts on one challenge run one after the other; of several in the
 * order of their ids.
 */
export const lockChallenges = query(
  (_db, args: { ids: readonly string[] }) => sql<ShownRow>`${shown}
    where c.id = ${oneOf(args.ids)} order by c.id for update of c`,
)

/** When the links of challenges end, to be asked once their rows are held. */
export const listLinkEnds = query(
  (_db, args: { ids: readonly string[] }) => sql<{ id: string } & LinkEnd>`
    select c.id, ${linkEnd(sql`c.id`)} from challenges c where c.id = ${oneOf(args.ids)}`,
)

/** The next challenge that has become due; one that another node works on is left to it. */
export const lockDueChallenge = query(
  (_db, args: { now: Date; failed: readonly string[] }) => sql<ShownRow>`${shown}
    where c.due_at <= ${args.now}::timestamptz and c.id <> all(${args.failed}::uuid[]) order by c.due_at, c.id limit 1 for update of c skip locked`,
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
