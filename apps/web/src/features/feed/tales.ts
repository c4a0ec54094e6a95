import type { FeedResult } from '@gauntlet/contract/feed/endpoints'
import { namesTogether } from '../../people/names.ts'
import { say } from '../../ui/say.ts'
import * as texts from './texts.ts'
import { columnsOf, opposed } from './words.ts'

type Told = Pick<FeedResult, 'sides' | 'score' | 'sport' | 'draw'>
type Players = FeedResult['sides'][number]['players']

const keyOf = (players: Players): string =>
  players
    .map(({ id }) => id)
    .toSorted()
    .join()

/** Below this a score is of one round, in which nobody comes from behind. */
const ROUNDS = 2
/** From so many on, with one more than the other has, the last round was the one that decided. */
const LONG = 3

/** For each set, in the order of play, whether the winner of the match has won it. */
const setsWon = ({ score }: Told): boolean[] =>
  columnsOf(score).map(([own, other]) => Number(own.number) > Number(other.number))

/** How the two have met before, where a result among `older`, the latest first, tells of it. */
function meetingOf({ sides, sport }: Told, older: readonly Told[]): string {
  const { rows } = opposed({ sides })
  const [winners, losers] = rows.map(keyOf)
  for (const one of older) {
    const { hasWinner, rows: met } = opposed(one)
    const [first, second] = met.map(keyOf)
    if (one.sport !== sport || one.sides.length !== sides.length || !hasWinner) continue
    if (first === winners && second === losers) return say(texts.beatAgain, { loser: namesTogether(rows[1], true) })
    if (first === losers && second === winners) return say(texts.wonTheLast, { loser: namesTogether(rows[1], true) })
  }
  return ''
}

/** Fewer results are a list that needs no first. */
const FIRST_OF = 4

/** The result to be told first, with its tale: one that turned, a long one, or another with a tale; the latest such. */
export function leadOf<R extends Told>(results: readonly R[]): { result: R; tale: string } | undefined {
  if (results.length < FIRST_OF) return undefined
  const told = results
    .map((result, at) => ({ result, tale: taleOf(result, results.slice(at + 1)) }))
    .filter(({ tale }) => tale !== '')
  const [first] = [texts.cameFromBehind, texts.wentTheDistance].flatMap(best =>
    told.filter(({ tale }) => tale === best),
  )
  return first ?? told[0]
}

/** The remarkable thing about a result of two sides that somebody won; '' for most. */
export function taleOf(result: Told, older: readonly Told[]): string {
  if (!opposed(result).hasWinner || result.sides.length !== 2) return ''
  const sets = setsWon(result)
  if (sets.length >= ROUNDS && sets[0] === false) return texts.cameFromBehind
  const met = meetingOf(result, older)
  if (met !== '') return met
  const lost = sets.filter(won => !won).length
  return sets.length >= LONG && sets.length - lost === lost + 1 ? texts.wentTheDistance : ''
}
