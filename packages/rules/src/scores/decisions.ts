import type { ResultFormat } from '@gauntlet/contract/scores/format'
import type { ScoreDetails } from '@gauntlet/contract/scores/forms'
import { decided, type Outcome, refused, type ScoreRead, type ScoreRefusal } from './verdict.ts'

type Pair = readonly [number, number]

const isWhole = (pair: Pair, max: number): boolean =>
  pair.every(number => Number.isInteger(number) && number >= 0 && number <= max)

const turned = ([a, b]: Pair, winner: number): Pair => (winner === 0 ? [a, b] : [b, a])

/** A decision counts the judges who saw each ahead; some may have seen neither. */
function checkCards(judges: number, cards: Pair, winner: number, method: string | undefined): boolean {
  const [won, lost] = turned(cards, winner)
  if (!isWhole(cards, judges) || won + lost > judges || won <= lost) return false
  if (method === 'decision_unanimous') return won === judges
  if (method === 'decision_split') return lost > 0 && won + lost === judges
  return method === 'decision_majority' && won + lost < judges
}

/** Points and advantages, as far as they are told, have to say what the method says. */
function checkPoints({ points = [0, 0], advantages = [0, 0], method }: ScoreDetails, winner: number): boolean {
  const [own, other] = turned(points, winner)
  const [ownExtra, otherExtra] = turned(advantages, winner)
  if (method === 'points') return own > other
  if (method === 'advantages') return own === other && ownExtra > otherExtra
  return method !== 'referee_decision' || (own === other && ownExtra === otherExtra)
}

/** A match over holes ends with the hole that puts the lead above the holes left, by a win or, from as many, a half. */
function isWonLead(holes: number, up: number, left: number): boolean {
  const fromAhead = left === 0 ? up === 1 || up === 2 : up === left + 1 || up === left + 2
  return Number.isInteger(up) && left >= 0 && fromAhead && up <= holes - left
}

function checkLead({ margin_form }: ResultFormat, { up, to_play, winner }: ScoreDetails): ScoreRefusal | undefined {
  if (up === undefined && to_play === undefined) return undefined
  if (!margin_form || winner === undefined) return refused('not_asked', up === undefined ? 'to_play' : 'up')
  if (up === undefined || to_play === undefined) return refused('number_missing', up === undefined ? 'up' : 'to_play')
  return isWonLead(margin_form.holes, up, to_play) ? undefined : refused('wrong_lead', 'up')
}

function checkNumbers(format: ResultFormat, given: ScoreDetails): ScoreRefusal | undefined {
  const { cards, round, points, advantages, method, winner = -1 } = given
  if (cards && (!format.cards || winner < 0)) return refused('not_asked', 'cards')
  if (cards && format.cards && !checkCards(format.cards.judges, cards, winner, method))
    return refused('wrong_cards', 'cards')
  if (round !== undefined && !(format.rounds && round >= 1 && round <= format.rounds.count))
    return refused(format.rounds ? 'no_such_round' : 'not_asked', 'round')
  if (points && !(format.points && isWhole(points, format.points.max)))
    return refused(format.points ? 'out_of_range' : 'not_asked', 'points')
  if (advantages && !(format.points && isWhole(advantages, format.points.advantages_max)))
    return refused(format.points ? 'out_of_range' : 'not_asked', 'advantages')
  if ((points ?? advantages) && winner >= 0 && !checkPoints(given, winner)) return refused('other_method', 'method')
  return checkLead(format, given)
}

function outcomeOf({ outcomes }: ResultFormat, { winner, draw }: ScoreDetails): Outcome | ScoreRefusal {
  if (draw !== undefined && winner !== undefined) return refused('not_asked', 'draw')
  if (draw) return outcomes.includes('draw') ? { draw: true } : refused('level', 'draw')
  if (winner === undefined) return refused('winner_missing', 'winner')
  return winner === 0 || winner === 1 ? { winner } : refused('unknown_side', 'winner')
}

/** Reads a result that is told by its winner and how it came about. */
export function readDecision(format: ResultFormat, given: ScoreDetails): ScoreRead | ScoreRefusal {
  for (const part of ['score', 'clock', 'shootout'] as const)
    if (given[part] !== undefined) return refused('not_asked', part)
  const outcome = outcomeOf(format, given)
  if ('kind' in outcome) return outcome
  const { method } = given
  const methods = ('draw' in outcome ? format.draw_methods : format.methods) ?? []
  if (method !== undefined && !methods.includes(method)) return refused('unknown_method', 'method')
  return checkNumbers(format, given) ?? decided(outcome, null)
}
