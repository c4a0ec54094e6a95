import type { Pair } from '@gauntlet/rules/ranks/pairs'
import type { Transaction } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { Derivation, levelsIn } from './derivation.ts'
import { batches, differingEntries, differingPlayers, repairEntries } from './differences.ts'
import { type EntryRow, listEntries } from './ledger-queries.ts'
import { touchRanked } from './onlookers.ts'
import { writePairs } from './pair-queries.ts'
import * as queries from './queries.ts'
import {
  beginReplay,
  endReplay,
  findReplay,
  isCorrected,
  isToReplay,
  lastPlace,
  listLevels,
  listStanding,
  moveReplay,
} from './replay-queries.ts'
import { learnedIn } from './sport-state.ts'

export interface Replaying extends Pick<Services, 'db' | 'live'> {
  /** So many results are written at once, while others of the sport wait. */
  bite: number
}

/** `corrected`: another result was taken back, so that what was derived is not so. `taken`: another node is at it. */
type Outcome = 'more' | 'done' | 'corrected' | 'taken'

/**
 * A replay of a sport in the background. The log is read and rated from its beginning without a lock, and the ledger
 * written anew bite by bite; results that come meanwhile are rated from the ranks as they stand, and again when the
 * replay reaches them. The ranks change in the last bite, which reads what is left of the log under the lock.
 */
class Replay {
  readonly #sportId: string
  readonly #bite: number
  readonly #derivation: Derivation
  /** The last place in the log when it began: corrections up to it are known to it. */
  readonly #begun: number
  /** The ledger is right up to here. */
  #through: number
  #entries: EntryRow[] = []
  #pairs = new Map<string, Pair>()

  constructor(sportId: string, derivation: Derivation, begun: number, through: number, bite: number) {
    this.#sportId = sportId
    this.#bite = bite
    this.#derivation = derivation
    this.#begun = begun
    this.#through = through
  }

  /** Reads and rates the next results; false where that were all there are. */
  async read(db: Parameters<typeof listStanding.all>[0]): Promise<boolean> {
    const sportId = this.#sportId
    const results = await listStanding.all(db, { sportId, after: this.#derivation.through, limit: this.#bite })
    for (const result of results) {
      const entries = this.#derivation.add(result)
      const pair = this.#derivation.pairOf(result)
      if (result.seq <= this.#through) continue
      this.#entries.push(...entries)
      if (pair) this.#pairs.set(`${pair.one} ${pair.two}`, pair)
    }
    return results.length === this.#bite
  }

  /** Writes what was rated and not written. Where it is `last`, the rest of the log is read, and the ranks change. */
  async write(tx: Transaction, live: Services['live'], last: boolean): Promise<Outcome> {
    const sportId = this.#sportId
    const sport = await queries.lockSport.one(tx, { sportId })
    const { corrected } = await isCorrected.one(tx, { sportId, after: this.#begun })
    if (corrected) return 'corrected'
    const { through } = await findReplay.one(tx, { sportId })
    if (through !== this.#through) return 'taken'
    const ended = last && !(await this.read(tx))
    const generation = sport.rank_generation + 1
    // Behind the last result that counts stand entries of results that were taken back.
    await this.#writeLedger(tx, generation, ended ? Number.MAX_SAFE_INTEGER : this.#derivation.through)
    await moveReplay.affected(tx, { sportId, through: this.#reached, generation })
    if (!ended) return 'more'
    await this.#switchRanks(tx, live, generation)
    return 'done'
  }

  /** Another one has written what was rated so far. */
  get isBehind(): boolean {
    return this.#derivation.through <= this.#through
  }

  get #reached(): number {
    return Math.max(this.#through, this.#derivation.through)
  }

  /** Call it when the transaction in which they were written is committed. */
  written(): void {
    this.#through = this.#reached
    this.#entries = []
    this.#pairs.clear()
  }

  async #writeLedger(tx: Transaction, generation: number, toSeq: number): Promise<void> {
    const sportId = this.#sportId
    const stored = await listEntries.all(tx, { sportId, fromSeq: this.#through + 1, toSeq })
    await repairEntries(tx, sportId, differingEntries(stored, this.#entries), generation)
    await writePairs.affected(tx, { sportId, rows: JSON.stringify([...this.#pairs.values()]) })
  }

  async #switchRanks(tx: Transaction, live: Services['live'], generation: number): Promise<void> {
    const sportId = this.#sportId
    const players = differingPlayers(await queries.listPlayers.all(tx, { sportId }), this.#derivation.players)
    for (const rows of batches(players.map(({ derived }) => derived)))
      await queries.writePlayers.affected(tx, { sportId, rows: JSON.stringify(rows) })
    const { sport } = this.#derivation
    const learned = JSON.stringify(learnedIn(sport))
    await queries.moveSport.affected(tx, { sportId, anchor: sport.anchor, learned, lastResultAt: null, generation })
    await endReplay.affected(tx, { sportId })
    await touchRanked(
      tx,
      live,
      sportId,
      players.map(({ derived }) => derived.user_id),
    )
  }
}

/** Undefined where there is nothing to replay: another node may have done it. */
const begin = ({ db, bite }: Replaying, sportId: string): Promise<Replay | undefined> =>
  db.transaction(async tx => {
    const { name } = await queries.lockSport.one(tx, { sportId })
    const { due } = await isToReplay.one(tx, { sportId })
    if (!due) return undefined
    await beginReplay.affected(tx, { sportId })
    const { through } = await findReplay.one(tx, { sportId })
    const { seq } = await lastPlace.one(tx, { sportId })
    const levels = levelsIn(await listLevels.all(tx, { sportId }))
    return new Replay(sportId, new Derivation(name, levels), seq, through ?? 0, bite)
  })

async function replayOnce(replaying: Replaying, sportId: string, stopping: AbortSignal): Promise<Outcome> {
  const { db, live } = replaying
  const replay = await begin(replaying, sportId)
  if (!replay) return 'done'
  for (;;) {
    if (stopping.aborted) return 'done'
    const more = await replay.read(db)
    if (more && replay.isBehind) continue
    const outcome = await db.transaction(tx => replay.write(tx, live, !more))
    if (outcome !== 'more') return outcome
    replay.written()
  }
}

/** Replays a sport. Stopped, it is to be done still, and goes on where it was; a correction lets it begin anew. */
export async function replaySport(replaying: Replaying, sportId: string, stopping: AbortSignal): Promise<void> {
  while ((await replayOnce(replaying, sportId, stopping)) === 'corrected');
}
