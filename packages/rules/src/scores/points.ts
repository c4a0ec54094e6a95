import type { Ending } from '@gauntlet/contract/scores/endings'
import type { PointsFormat } from '@gauntlet/contract/scores/format'
import type { ScoreDetails } from '@gauntlet/contract/scores/forms'
import { placed } from './places.ts'
import { isUnderWay, isWon } from '@gauntlet/contract/scores/segments'
import { decided, type Outcome, refused, type ScoreRead, type ScoreRefusal } from './verdict.ts'

type Points = readonly number[]
type Beside = Omit<ScoreDetails, 'score'>

function checkNumbers({ min, max, step }: PointsFormat, points: Points, sides: number): ScoreRefusal | undefined {
  if (points.length < sides) return refused('number_missing', points.length)
  if (points.length > sides) return refused('number_too_many', sides)
  for (const [side, number] of points.entries()) {
    if (!Number.isFinite(number) || number < min || number > max) return refused('out_of_range', side)
    if (!Number.isInteger(number / step)) return refused(step === 1 ? 'not_whole' : 'not_in_steps', side)
  }
  return undefined
}

const ahead = (points: Points): number => points.indexOf(Math.max(...points))
const isLevel = (points: Points): boolean => points.filter(number => number === Math.max(...points)).length > 1
const lead = (points: Points): number => Math.max(...points) - Math.min(...points)

/** Where somebody has to reach a target: whether that happened, or could still. */
function checkTarget(format: PointsFormat, points: Points, ending: Ending): ScoreRefusal | undefined {
  const { target } = format
  if (target === null) return undefined
  const rules = { ...format, target, overshoot: format.exact ? 0 : format.overshoot, tiebreak: null }
  const [high, low] = [Math.max(...points), Math.min(...points)]
  if (isWon(rules, high, low)) return undefined
  if (!isUnderWay(rules, high, low)) return refused('cannot_end', points.length - 1 - ahead(points.toReversed()))
  return ending === 'played' ? refused('not_reached', ahead(points)) : undefined
}

function checkTotal({ sum }: PointsFormat, points: Points, ending: Ending): ScoreRefusal | undefined {
  if (sum === null) return undefined
  const total = points.reduce((all, number) => all + number, 0)
  const fits = ending === 'played' ? total === sum : total <= sum
  return fits ? undefined : refused('wrong_total', points.length - 1)
}

/** The methods that decide whatever the points say; by 'criteria' a level match is decided. */
const isStopped = ({ tie_by = [] }: PointsFormat, method: string | undefined): boolean =>
  method !== undefined && method !== 'criteria' && tie_by.includes(method)

function checkMethod(format: PointsFormat, points: Points, { method, shootout }: Beside): ScoreRefusal | undefined {
  if (method === undefined || isStopped(format, method)) return undefined
  const level = isLevel(points)
  const technical = format.technical ?? Infinity
  const fits: Record<string, boolean> = {
    criteria: level,
    technical: lead(points) >= technical,
    points: !level && lead(points) < technical,
    shootout: shootout !== undefined,
    regulation: shootout === undefined,
    overtime: !level && shootout === undefined,
    innings: !level,
    mercy: !level,
  }
  return (fits[method] ?? true) ? undefined : refused('other_method', 'method')
}

function checkBeside(format: PointsFormat, points: Points, beside: Beside): ScoreRefusal | undefined {
  const { method, shootout, winner } = beside
  for (const part of ['draw', 'cards', 'round', 'points', 'advantages', 'up', 'to_play'] as const)
    if (beside[part] !== undefined) return refused('not_asked', part)
  if (method !== undefined && !format.methods?.includes(method)) return refused('unknown_method', 'method')
  if (winner !== undefined && !(winner in points)) return refused('unknown_side', 'winner')
  if (shootout === undefined) return checkMethod(format, points, beside)
  const { max } = format.shootout ?? { max: -1 }
  const kicks = shootout.every(number => Number.isInteger(number) && number >= 0 && number <= max)
  if (!kicks || shootout[0] === shootout[1] || !isLevel(points)) return refused('no_shootout', 'shootout')
  return checkMethod(format, points, beside)
}

/** Level points: a shoot-out, a method or the draw; undefined where none of them may be. */
function levelOutcome(format: PointsFormat, draw: boolean, { shootout, method, winner }: Beside): Outcome | undefined {
  if (shootout) return { winner: shootout[0] > shootout[1] ? 0 : 1 }
  if (winner !== undefined && method !== undefined && format.tie_by?.includes(method)) return { winner }
  return draw && winner === undefined ? { draw: true } : undefined
}

function readTwo(
  format: PointsFormat,
  draw: boolean,
  [a = 0, b = 0]: Points,
  beside: Beside,
): ScoreRead | ScoreRefusal {
  const stopped = isStopped(format, beside.method)
  if (stopped && beside.winner === undefined) return refused('winner_missing', 'winner')
  // Whoever is pinned has lost, with whatever lead: the points say nothing then.
  if (stopped && beside.winner !== undefined) return decided({ winner: beside.winner }, null)
  if (a === b) {
    const outcome = levelOutcome(format, draw, beside)
    if (!outcome) return beside.method === 'criteria' ? refused('winner_missing', 'winner') : refused('level', 1)
    const read = decided(outcome, [a, b])
    return beside.shootout ? { ...read, positions: [1, 1] } : read
  }
  const winner = a > b ? 0 : 1
  if (beside.winner !== undefined && beside.winner !== winner) return { ...refused('other_winner', 'winner'), winner }
  return decided({ winner }, [a, b])
}

/** Reads the points of each side, in the order of the sides. */
export function readPoints(
  format: PointsFormat,
  points: Points,
  beside: Beside,
  { sides, ending, draw }: { readonly sides: number; readonly ending: Ending; readonly draw: boolean },
): ScoreRead | ScoreRefusal {
  const early = ending === 'clock'
  if (early && !format.early_end && format.target !== null) return refused('other_ending', null)
  const wrong =
    checkNumbers(format, points, sides) ??
    checkTarget(format, points, ending) ??
    checkTotal(format, points, ending) ??
    checkBeside(format, points, beside)
  if (wrong) return wrong
  if (ending !== 'played' && !early) return decided(null, null)
  return sides === 2
    ? readTwo(format, draw, points, beside)
    : placed(
        points.map(number => -number),
        draw,
      )
}
