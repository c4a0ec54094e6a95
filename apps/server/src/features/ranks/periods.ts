import { MINUTE } from '@gauntlet/contract/time'
import { BITE } from '../../platform/database/bites.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Services } from '../../platform/services.ts'
import * as bases from './bases-queries.ts'
import { lockSport } from './queries.ts'
import * as tiles from './tile-queries.ts'

export const PERIODS_JOB = 'periods'
/** Results of a sport wait while so many of its players are counted: some tens of milliseconds. */
const BATCH = 100
/** Whatever changes a board waits while tiles with so many players are counted: some tens of milliseconds. */
const PLAYERS = 1000

type Counting = Pick<Services, 'db' | 'clock'>

const keep = (tx: Transaction, now: Date, rows: readonly { user_id: string; sport_id: string }[]) =>
  bases.keepBases.all(tx, {
    now,
    userIds: rows.map(row => row.user_id),
    sportIds: rows.map(row => row.sport_id),
  })

/** Counts players whose history is older than what is counted ahead of it; false once there are none. */
const countSome = ({ db, clock }: Counting, cursor: typeof bases.gainsToCount): Promise<boolean> =>
  db.transaction(async tx => {
    const left = await cursor.take.first(tx)
    if (!left) return false
    const rows = await bases.listNextPlayers.all(tx, { after: left.after, limit: BATCH })
    const last = rows.at(-1)
    if (!last) {
      await cursor.end.affected(tx)
      return false
    }
    await bases.lockSports.all(tx, { sportIds: [...new Set(rows.map(row => row.sport_id))] })
    await keep(tx, clock.now(), rows)
    await cursor.move.affected(tx, { after: last.user_id })
    return true
  })

/** Moves on players of a sport whose first match of a period is older than the period; false once there are none. */
const moveSome = ({ db, clock }: Counting, sportId: string): Promise<boolean> =>
  db.transaction(async tx => {
    await lockSport.one(tx, { sportId })
    const now = clock.now()
    const due = await bases.listDuePlayers.all(tx, { now, sportId, limit: BATCH })
    await keep(
      tx,
      now,
      due.map(({ user_id }) => ({ user_id, sport_id: sportId })),
    )
    return due.length === BATCH
  })

/** Counts tiles of before a version; false once there are none. */
const countTiles = ({ db }: Counting): Promise<boolean> =>
  db.transaction(async tx => {
    const left = await tiles.tilesToCount.take.first(tx)
    if (!left) return false
    const { last } = await tiles.findNextTile.one(tx, { after: left.after, players: PLAYERS })
    if (last === null) {
      await tiles.tilesToCount.end.affected(tx)
      return false
    }
    const some = { after: left.after, last }
    await tiles.holdBoards.affected(tx)
    await tiles.forgetTilesFrom.affected(tx, some)
    await tiles.countTilesFrom.affected(tx, some)
    await tiles.tilesToCount.move.affected(tx, { after: last })
    return true
  })

/** Makes the totals of boards that have changed one row a step; false once there are none. */
const gatherSome = ({ db }: Counting): Promise<boolean> =>
  db.transaction(async tx => {
    await bases.holdTotals.one(tx)
    const { rows } = await bases.gatherTotals.one(tx, { limit: BITE })
    return rows >= BITE
  })

/**
 * Lets matches leave the boards of a period once it is over, counts what was played before boards were counted, and
 * gathers their totals.
 */
export function periodsJob(services: Counting): Job {
  const stopping = new AbortController()
  const whileAny = async (some: () => Promise<boolean>) => {
    while (!stopping.signal.aborted && (await some()));
  }
  return {
    name: PERIODS_JOB,
    everyMs: MINUTE,
    async run() {
      const { db, clock } = services
      for (const { sport_id } of await bases.listDueSports.all(db, { now: clock.now() }))
        await whileAny(() => moveSome(services, sport_id))
      await whileAny(() => countSome(services, bases.gainsToCount))
      await whileAny(() => countSome(services, bases.formsToCount))
      await whileAny(() => gatherSome(services))
      await whileAny(() => countTiles(services))
    },
    stop() {
      stopping.abort()
    },
  }
}
