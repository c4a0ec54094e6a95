import type { Transaction } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import type { Audit } from './audit.ts'
import * as bases from './bases-queries.ts'
import * as compare from './differences.ts'
import * as ledger from './ledger-queries.ts'
import { forgetPairs } from './pair-queries.ts'
import * as partnerships from './partnership-queries.ts'
import * as queries from './queries.ts'
import { replaySport } from './replay.ts'
import { moveReplay } from './replay-queries.ts'
import { REPLAY_BITE } from './replays.ts'
import * as tiles from './tile-queries.ts'

/** Results of the sport wait while the gains of so many players are counted. */
const PLAYERS = 500

type Repairing = Pick<Services, 'db' | 'clock' | 'live'>

/**
 * Makes what is stored of a sport what its log says, where an audit found that it is not. Ranks are replayed from the
 * first result on, as after an upgrade: whoever stops it leaves a replay that goes on in the background. The rest is
 * mended some players at a time.
 */
export async function repairRanks(services: Repairing, { sportId, differences, waits }: Audit): Promise<void> {
  const { db, live } = services
  const { sport, players, entries, pairs, listed, histogram } = differences
  if (waits || sport.length + players.length + entries.length + pairs.length > 0) {
    await oweWhole(services, sportId)
    await replaySport({ db, live, bite: REPLAY_BITE }, sportId, new AbortController().signal)
  }
  await forgetUnknownPairs(services, sportId, pairs)
  await repairListed(services, sportId, listed)
  if (histogram.length + listed.length > 0) await recountRanks(services, sportId)
  const userIds = await queries.listPlayerIds.all(db, { sportId })
  // Compared anew: repaired ranks have moved what follows from them.
  await recount(
    services,
    sportId,
    await compare.countDifferencesOf(
      services,
      sportId,
      userIds.map(row => row.user_id),
    ),
  )
}

const oweWhole = ({ db }: Repairing, sportId: string) =>
  db.transaction(async tx => {
    const { rank_generation } = await queries.lockSport.one(tx, { sportId })
    await moveReplay.affected(tx, { sportId, through: 0, generation: rank_generation + 1 })
  })

/** Of sides that have never met: a replay writes those that have. */
async function forgetUnknownPairs({ db }: Repairing, sportId: string, found: Audit['differences']['pairs']) {
  for (const gone of compare.batches(found.flatMap(({ stored, derived }) => (stored && !derived ? [stored] : []))))
    await db.transaction(async tx => {
      await queries.lockSport.one(tx, { sportId })
      await forgetPairs.affected(tx, {
        sportId,
        ones: gone.map(({ one }) => one),
        twos: gone.map(({ two }) => two),
      })
    })
}

async function repairListed({ db }: Repairing, sportId: string, found: Audit['differences']['listed']) {
  for (const rows of compare.batches(found))
    await ledger.repairListed.affected(db, { sportId, userIds: rows.map(row => row.user_id) })
}

const recountRanks = ({ db }: Repairing, sportId: string) =>
  db.transaction(async tx => {
    await queries.lockSport.one(tx, { sportId })
    const wrong = await ledger.listWrongBuckets.all(tx, { sportId })
    await ledger.writeBuckets.affected(tx, { sportId, rows: JSON.stringify(wrong) })
  })

/** Counts anew what is not as the ranks say. */
async function recount({ db, clock }: Repairing, sportId: string, found: compare.CountDifferences): Promise<void> {
  const moved = [...new Set([...found.bases, ...found.gains, ...found.forms].map(row => row.user_id))]
  for (const userIds of compare.batches(moved, PLAYERS))
    await db.transaction(async tx => {
      await queries.lockSport.one(tx, { sportId })
      await bases.keepBases.all(tx, { now: clock.now(), userIds, sportIds: userIds.map(() => sportId) })
      await bases.rewriteGains.all(tx, { sportId, userIds })
    })
  await db.transaction(async tx => {
    await queries.lockSport.one(tx, { sportId })
    if (found.gainCounts.length > 0) {
      await bases.forgetGainCounts.affected(tx, { sportId })
      await bases.recountGains.affected(tx, { sportId })
    }
    await bases.holdTotals.one(tx)
    // Counted once more: the rows above may have moved.
    if ((await bases.listWrongTotals.all(tx, { sportId })).length > 0)
      await bases.recountTotals.affected(tx, { sportId })
    await recountTiles(tx, sportId)
    for (const { derived } of await bases.listWrongWins.all(tx, { sportId }))
      await bases.writeWins.affected(tx, { sportId, wins: derived })
    if (found.partnerships.length > 0) {
      await partnerships.forgetPartnerships.affected(tx, { sportId })
      await partnerships.recountPartnerships.affected(tx, { sportId })
    }
  })
}

/** Held only where a tile is wrong: whoever changes any board waits meanwhile. */
async function recountTiles(tx: Transaction, sportId: string): Promise<void> {
  if ((await tiles.listWrongTiles.all(tx, { sportId })).length === 0) return
  await tiles.holdBoards.affected(tx)
  await tiles.forgetTiles.affected(tx, { sportId })
  await tiles.recountTiles.affected(tx, { sportId })
}
