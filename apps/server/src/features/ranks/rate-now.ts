import { PAIR_WINDOW } from '@gauntlet/rules/ranks/arranged'
import type { Snapshot } from '@gauntlet/rules/ranks/log'
import type { Meeting } from '@gauntlet/rules/ranks/meetings'
import { steps } from '@gauntlet/rules/ranks/replay'
import type { Step } from '@gauntlet/rules/ranks/run'
import type { Transaction } from '../../platform/database/database.ts'
import { entryOf, type LoggedOutcome, meetingsOf, stateOf } from './log.ts'
import { pairIn } from './pairs.ts'
import * as queries from './queries.ts'
import { sportStateOf } from './sport-state.ts'

interface Rating {
  sportId: string
  sport: queries.SportRow
  seq: number
  at: Date
  outcome: LoggedOutcome
  /** Of its newcomers. */
  levels: Readonly<Record<string, number>> | null
}

interface Rated {
  step: Step
  /** Of the sport what the result needed: its players and their pair. */
  end: Snapshot
  /** How many opponents counted towards a numbered place before it, by player. */
  counted: Map<string, number>
}

/** The fields of late in which these players moved each other's rank. */
async function meetingsBefore(tx: Transaction, { sportId, at, outcome }: Rating): Promise<Meeting[]> {
  if (outcome.sides.length === 2) return []
  const since = new Date(at.getTime() - PAIR_WINDOW)
  return meetingsOf(await queries.listRecent.all(tx, { sportId, userIds: outcome.sides.flat(), since }))
}

/** The effect of a result, from the stored states of its players and of what they have played of late. */
export async function rateNow(tx: Transaction, rating: Rating): Promise<Rated> {
  const { sportId, sport, seq, at, outcome, levels } = rating
  const states = await queries.listStates.all(tx, { sportId, userIds: outcome.sides.flat() })
  const known = states.flatMap(row => {
    const state = stateOf(row)
    return state ? [[row.user_id, state] as const] : []
  })
  const run = steps([entryOf(seq, at, outcome, levels)], {
    through: null,
    sport: sportStateOf(sport),
    players: Object.fromEntries(known),
    pairs: await pairIn(tx, sportId, outcome),
    meetings: await meetingsBefore(tx, rating),
    voided: [],
  })
  const first = run.next()
  const last = run.next()
  if (first.done || !last.done) throw new Error(`Result ${seq} has no sides`)
  return {
    step: first.value,
    end: last.value,
    counted: new Map(states.map(row => [row.user_id, row.settled_opponents])),
  }
}
