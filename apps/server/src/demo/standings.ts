import { formatOf } from '@gauntlet/contract/scores/choice'
import { scoringOf } from '@gauntlet/contract/scores/formats'
import { readClaim } from '@gauntlet/rules/challenges/claims'
import { FIRST_ANCHOR } from '@gauntlet/rules/ranks/state'
import { beginning, type LogEntry } from '@gauntlet/rules/ranks/log'
import { Run } from '@gauntlet/rules/ranks/run'
import { mayDraw } from '../features/ranks/sport-state.ts'
import { type Account, sentOf } from './scores.ts'

/** A match of two, as invented. */
export interface Invented {
  sport: string
  format: string
  players: readonly [string, string]
  /** The levels that they have declared in it, by player. */
  levels: Readonly<Record<string, number>>
  account: Account
  at: number
}

/** The result that the log of ranks will have; undefined where the two would not agree on one. */
export function entryOf({ sport, format, players, levels, account, at }: Invented): LogEntry | undefined {
  const scoring = scoringOf(sport)
  const chosen = scoring && formatOf(scoring, format)
  if (!chosen) return undefined
  const read = readClaim(players, { sport: scoring, format: chosen }, sentOf(players, account, account.score))
  if (read.kind !== 'allowed' || !read.claim) return undefined
  const { winner } = account
  return {
    id: '',
    at,
    sides: players.map(id => [id]),
    positions: winner === null ? [1, 1] : [winner === 0 ? 1 : 2, winner === 0 ? 2 : 1],
    score: account.loserScore ? null : (read.claim.score?.totals ?? null),
    levels,
    voids: null,
  }
}

/** The ranks that the invented matches lead to, so that players choose each other by what they can know. */
export class Standings {
  readonly #sports = new Map<string, Run>()
  readonly #ranks = new Map<string, number>()

  /** A newcomer is taken for one of the middle. */
  rankOf = (player: string, sport: string): number => this.#ranks.get(`${sport} ${player}`) ?? FIRST_ANCHOR

  count(match: Invented): void {
    const entry = entryOf(match)
    if (!entry) return
    const { sport, players } = match
    const known = this.#sports.get(sport)
    const run = known ?? new Run(beginning(mayDraw(sport)))
    if (!known) this.#sports.set(sport, run)
    const { after } = run.step(entry)
    for (const [side, player] of players.entries()) {
      const rank = after[side]?.[0]?.held
      if (rank !== undefined) this.#ranks.set(`${sport} ${player}`, rank)
    }
  }
}
