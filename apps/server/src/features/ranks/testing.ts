import type { Score } from '@gauntlet/rules/ranks/lead'
import { beginning, type LogEntry } from '@gauntlet/rules/ranks/log'
import { replay } from '@gauntlet/rules/ranks/replay'
import { type Position, winnerOnly } from '@gauntlet/rules/ranks/sides'
import type { RatingState } from '@gauntlet/rules/ranks/state'
import { type FixedClock, fixedClock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import { type Live, liveUpdates } from '../../platform/live/live.ts'
import { foldName } from '../../platform/names.ts'
import { insertAccount, markVerified } from '../sessions/queries.ts'
import { addPlayerSports, listSports } from '../sports/queries.ts'
import { seedReferenceData } from '../sports/seed.ts'
import { auditRanks } from './audit.ts'
import { rankChangeOf } from './changes.ts'
import { logId, stateOf } from './log.ts'
import { listStates } from './queries.ts'
import { type Cause, type Outcome, type RankChange, recordResult } from './record.ts'
import { replaysJob } from './replays.ts'
import { voidResult } from './void.ts'

export interface Club {
  db: Database
  services: { clock: FixedClock; live: Live }
  sportId: string
  /** A verified player of the sport. */
  player(first: string, last?: string): Promise<string>
  players(...names: string[]): Promise<string[]>
  /** `winner` beats `loser` in a match that is over now. */
  beats(winner: string, loser: string, options?: { ranked?: boolean; score?: Score }): Promise<Map<string, RankChange>>
  record(result: Outcome): Promise<Map<string, RankChange>>
  /** Voids results, and lets the replay come that follows. Answers whether there was one that counted. */
  takesBack(which: Cause | { resultIds: readonly string[] }): Promise<boolean>
  /** Replays all that waits for it. */
  replays(): Promise<void>
  states(userIds: readonly string[]): Promise<Map<string, RatingState | undefined>>
  /** The changes of a player's rank by these challenges, as they stand in the ledger now. */
  changesOf(userId: string, challengeIds: readonly string[]): Promise<(RankChange | null)[]>
  /** How many stored values differ from the log. */
  differing(): Promise<number>
  run(sql: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>
  /** Nobody has played, and nobody plays the sport. */
  forget(): Promise<void>
}

const START = '2030-06-03T12:00:00Z'

/** A club with one sport, on a database of its own. */
export async function openClub(db: Database): Promise<Club> {
  const clock = fixedClock(START)
  const live = liveUpdates(db, clock, error => {
    throw error
  })
  await seedReferenceData(db, clock.now())
  const sport = (await listSports.all(db)).find(({ name }) => name === 'Tennis Singles')
  if (!sport) throw new Error('The reference data has no tennis')
  const sportId = sport.id
  const services = { clock, live }
  let accounts = 0

  const club: Club = {
    db,
    services,
    sportId,
    async player(first, last = 'Player') {
      const now = clock.now()
      const id = newId(now)
      const email = `${(accounts += 1)}.${first.toLowerCase()}@example.com`
      const nameKey = foldName(first, last)
      const account = {
        id,
        email,
        firstName: first,
        lastName: last,
        nameKey,
        passwordHash: '',
        prefersDark: null,
        language: null,
        now,
      }
      await db.transaction(async tx => {
        await insertAccount.affected(tx, account)
        await markVerified.affected(tx, { id, email, now })
        await addPlayerSports.affected(tx, { userId: id, sportIds: [sportId], now })
      })
      return id
    },
    async players(...names) {
      const ids: string[] = []
      for (const name of names) ids.push(await club.player(name))
      return ids
    },
    beats(winner, loser, { ranked = true, score } = {}) {
      const cause = { challengeId: newId(clock.now()) }
      return club.record({ cause, sides: [[winner], [loser]], winner: 0, ranked, ...(score && { score }) })
    },
    record(result) {
      return db.transaction(tx => recordResult(tx, services, { ...result, sportId }))
    },
    async takesBack(which) {
      const voided = await db.transaction(tx => voidResult(tx, services, which))
      await club.replays()
      return voided
    },
    replays: () => replaysJob({ db, live }).run(),
    async states(userIds) {
      const rows = await listStates.all(db, { sportId, userIds })
      return new Map(rows.map(row => [row.user_id, stateOf(row)]))
    },
    async changesOf(userId, challengeIds) {
      const rows = await club.run(
        `select r.challenge_id, e.mean_before, e.mean_after from results r join rank_entries e on e.result_id = r.id
        where e.user_id = $1 and e.superseded_in is null`,
        [userId],
      )
      return challengeIds.map(id => {
        const row = rows.find(({ challenge_id }) => challenge_id === id)
        return row
          ? rankChangeOf({ mean_before: Number(row['mean_before']), mean_after: Number(row['mean_after']) })
          : null
      })
    },
    differing: async () => (await auditRanks({ db, clock }, sportId)).differing,
    run: (sql, values = []) => db.session(session => session.run(sql, values)),
    async forget() {
      await club.run(
        'truncate results, bracket_plays, rank_entries, rank_bases, rank_forms, partnerships, player_sports, match_players, rank_histograms, rank_pairs, rank_calibrations, board_counts, gain_counts, board_totals, board_tiles, win_counts',
      )
      await club.run(
        'update sports set anchor = 500, rank_state = null, last_result_at = null, rank_generation = 0, rank_replay_seq = null',
      )
    },
  }
  return club
}

/** The states that the engine alone makes of results, each at its instant (milliseconds). */
export function byHand(
  results: readonly {
    at: number
    sides: string[][]
    positions: Position[]
    score?: Score | null
    levels?: Record<string, number>
  }[],
) {
  const log = results.map((result, i): LogEntry => ({ score: null, ...result, id: logId(i + 1), voids: null }))
  return replay(log, beginning(false))
}

export const winFor = (winner: string, loser: string, at: number) => ({
  at,
  sides: [[winner], [loser]],
  positions: winnerOnly(2, 0),
})
