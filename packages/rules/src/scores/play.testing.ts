import type { PointsFormat, SegmentRules, SetsFormat } from '@gauntlet/contract/scores/format'

type Pair = readonly [number, number]

/** Plays on from one score: what it may be after the next point, and whether that ends it. */
interface Next {
  readonly score: Pair
  readonly over: boolean
}

const isOver = ({ target, win_by, cap }: Pick<SegmentRules, 'target' | 'win_by' | 'cap'>, [a, b]: Pair): boolean =>
  (Math.max(a, b) >= target && Math.abs(a - b) >= win_by) || Math.max(a, b) === cap

/** The next scores of a segment: a point to either side, or at once one more than a winner may overshoot by. */
function nextOf(rules: SegmentRules, [a, b]: Pair): Next[] {
  const deciding = rules.tiebreak !== null && a === rules.tiebreak.at && b === rules.tiebreak.at
  const steps = Array.from({ length: 1 + rules.overshoot }, (_, more) => 1 + more)
  return steps.flatMap(step =>
    [[a + step, b] as const, [a, b + step] as const].map(score => ({ score, over: deciding || isOver(rules, score) })),
  )
}

export interface Reached {
  readonly ends: readonly Pair[]
  readonly underWay: readonly Pair[]
}

/** Every score that play of a segment comes through, no number above `most`; in both, once. */
export function everyScore(rules: SegmentRules, most: number): Reached {
  const seen = new Map<string, Next>()
  const waiting: Next[] = [{ score: [0, 0], over: false }]
  for (let at = waiting.pop(); at; at = waiting.pop()) {
    const key = at.score.join()
    if (seen.has(key) || Math.max(...at.score) > most) continue
    seen.set(key, at)
    if (!at.over) waiting.push(...nextOf(rules, at.score))
  }
  const found = [...seen.values()]
  return {
    ends: found.filter(({ over }) => over).map(({ score }) => score),
    underWay: found.filter(({ over }) => !over).map(({ score }) => score),
  }
}

/** A race to a target as a segment. */
export const asSegment = ({ target, win_by, cap, overshoot, unit }: PointsFormat): SegmentRules | undefined =>
  target === null ? undefined : { target, win_by, cap, overshoot, unit, tiebreak: null }

/** The points of a tie-break's loser, played point by point. */
function playTiebreak(rules: { target: number; win_by: number }, toss: () => number): number {
  let score: Pair = [0, 0]
  while (!isOver({ ...rules, cap: null }, score))
    score = toss() < 0.5 ? [score[0] + 1, score[1]] : [score[0], score[1] + 1]
  return Math.min(...score)
}

/** One segment, point by point; `toss` is at least 0 and below 1. */
function playSegment(rules: SegmentRules, toss: () => number): number[] {
  let at: Next = { score: [0, 0], over: false }
  let before: Pair = at.score
  while (!at.over) {
    before = at.score
    const choices = nextOf(rules, at.score)
    at = choices[Math.floor(toss() * choices.length)] ?? at
  }
  const { tiebreak } = rules
  const tied = tiebreak && before[0] === tiebreak.at && before[1] === tiebreak.at
  return tied && toss() < 0.5 ? [...at.score, playTiebreak(tiebreak, toss)] : [...at.score]
}

export interface PlayedMatch {
  readonly segments: number[][]
  readonly winner: 0 | 1
}

/** A whole match, segment by segment. */
export function playSets(format: SetsFormat, toss: () => number): PlayedMatch {
  const segments: number[][] = []
  const wins = [0, 0]
  for (;;) {
    const last = segments.length === format.best_of - 1
    const segment = playSegment(last ? (format.final ?? format.segment) : format.segment, toss)
    segments.push(segment)
    const winner = (segment[0] ?? 0) > (segment[1] ?? 0) ? 0 : 1
    wins[winner] = (wins[winner] ?? 0) + 1
    if ((wins[winner] ?? 0) * 2 > format.best_of) return { segments, winner }
  }
}

/** Every lead that wins a match over holes, with the holes left: each is won, lost or halved until all is decided. */
export function everyLead(holes: number): Pair[] {
  const won = new Map<string, Pair>()
  let leads = new Set([0])
  for (let left = holes - 1; left >= 0; left--) {
    const after = new Set([...leads].flatMap(lead => [Math.abs(lead - 1), lead, lead + 1]))
    for (const lead of after) if (lead > left) won.set(`${lead} ${left}`, [lead, left])
    leads = new Set([...after].filter(lead => lead <= left))
  }
  return [...won.values()]
}
