import type { Ending } from '@gauntlet/contract/scores/endings'
import type { SegmentRules, SetsFormat } from '@gauntlet/contract/scores/format'
import { isUnderWay, isWon } from '@gauntlet/contract/scores/segments'
import { decided, refused, type ScoreRead, type ScoreRefusal } from './verdict.ts'

type Segment = readonly number[]

const HIGHEST = 99

const high = ([a = 0, b = 0]: Segment): number => Math.max(a, b)
const low = ([a = 0, b = 0]: Segment): number => Math.min(a, b)
const leader = ([a = 0, b = 0]: Segment): 0 | 1 => (a >= b ? 0 : 1)

const isLast = ({ best_of }: SetsFormat, index: number): boolean => index === best_of - 1
const rulesOf = (format: SetsFormat, index: number): SegmentRules =>
  isLast(format, index) ? (format.final ?? format.segment) : format.segment

/** Told as 1 : 0 since nobody has counted it. */
const isUncounted = (format: SetsFormat, index: number, segment: Segment): boolean =>
  isLast(format, index) &&
  segment.length === 2 &&
  (format.also_final ?? []).some(([won, lost]) => won === high(segment) && lost === low(segment))

function checkNumbers(segment: Segment, index: number): ScoreRefusal | undefined {
  if (segment.length < 2) return refused('number_missing', index)
  if (segment.length > 3) return refused('number_too_many', index)
  if (!segment.every(number => Number.isInteger(number))) return refused('not_whole', index)
  return segment.every(number => number >= 0 && number <= HIGHEST) ? undefined : refused('out_of_range', index)
}

/** `points` are the loser's; the winner's follow from them. */
function checkTiebreak({ tiebreak }: SegmentRules, segment: Segment, index: number): ScoreRefusal | undefined {
  const points = segment[2]
  if (points === undefined) return undefined
  if (!tiebreak || low(segment) !== tiebreak.at || high(segment) !== tiebreak.at + 1)
    return refused('no_tiebreak', index)
  return tiebreak.win_by > 1 || points < tiebreak.target ? undefined : refused('tiebreak_cannot_end', index)
}

interface Played {
  /** Segments won, by side. */
  readonly wins: readonly [number, number]
  readonly over: boolean
}

/** Plays the segments through; with `unfinished` the last one may be under way. */
function play(format: SetsFormat, segments: readonly Segment[], unfinished: boolean): Played | ScoreRefusal {
  const needed = Math.floor(format.best_of / 2) + 1
  const wins: [number, number] = [0, 0]
  for (const [index, segment] of segments.entries()) {
    const rules = rulesOf(format, index)
    const wrong = checkNumbers(segment, index)
    if (wrong) return wrong
    if (Math.max(...wins) === needed) return refused('after_the_end', index)
    if (isUncounted(format, index, segment) || isWon(rules, high(segment), low(segment))) {
      const wrongTiebreak = checkTiebreak(rules, segment, index)
      if (wrongTiebreak) return wrongTiebreak
      wins[leader(segment)] += 1
    } else {
      const goesOn = segment.length === 2 && isUnderWay(rules, high(segment), low(segment))
      if (!goesOn) return refused('cannot_end', index)
      if (!unfinished) return refused('not_reached', index)
      if (index < segments.length - 1) return refused('cannot_end', index)
    }
  }
  return { wins, over: Math.max(...wins) === needed }
}

/**
 * The units of both sides. A segment that was played in another unit (a tie-break to 10 among sets of games), or that
 * nobody counted, is one unit to its winner: points do not add up with games.
 */
export function unitsOf(format: SetsFormat, segments: readonly Segment[]): [number, number] {
  const totals: [number, number] = [0, 0]
  for (const [index, segment] of segments.entries()) {
    const [a = 0, b = 0] = segment
    const counted = rulesOf(format, index).unit === format.segment.unit && !isUncounted(format, index, segment)
    totals[0] += counted ? a : Number(a > b)
    totals[1] += counted ? b : Number(b > a)
  }
  return totals
}

/** Time is up: more segments, then more units. */
function onTheClock(format: SetsFormat, segments: readonly Segment[], wins: Played['wins']): ScoreRead | ScoreRefusal {
  const [a, b] = unitsOf(format, segments)
  const ahead = wins[0] - wins[1] || a - b
  if (ahead === 0) return refused('level', Math.max(0, segments.length - 1))
  return decided({ winner: ahead > 0 ? 0 : 1 }, [a, b])
}

/** Reads segments in the order of the sides, [a, b] or [a, b, points of a tie-break's loser]. */
export function readSets(format: SetsFormat, segments: readonly Segment[], ending: Ending): ScoreRead | ScoreRefusal {
  const played = play(format, segments, ending !== 'played')
  if ('kind' in played) return played
  const { wins, over } = played
  if (over && (ending === 'played' || ending === 'clock'))
    return decided({ winner: wins[0] > wins[1] ? 0 : 1 }, unitsOf(format, segments))
  if (over) return refused('other_ending', segments.length - 1)
  if (ending === 'played') return refused('undecided', segments.length)
  return ending === 'clock' ? onTheClock(format, segments, wins) : decided(null, null)
}
