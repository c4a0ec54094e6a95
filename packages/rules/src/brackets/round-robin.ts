import type { BracketTie } from '@gauntlet/contract/brackets/status'
import { endings } from '@gauntlet/contract/scores/endings'
import type { Standing } from '@gauntlet/contract/scores/format'
import { type BracketFacts, isDrawn, type MatchFacts, type Seed } from './facts.ts'
import { differing } from './scores.ts'

/** How the table of a round robin is ordered. */
export interface Standings {
  readonly points: Readonly<Record<'win' | 'winExtra' | 'draw' | 'lossExtra' | 'loss', number>>
  /** Part those with as many points, one after the other; in the end the seed does. */
  readonly ties: readonly BracketTie[]
}

/** How equals are parted in the tables of sports, as far as a bracket knows; ratios are differences here. */
const TIES: Readonly<Record<string, BracketTie>> = {
  head_to_head: 'head_to_head',
  difference: 'difference',
  segments_ratio: 'difference',
  units_ratio: 'units',
  touches_difference: 'difference',
  scored: 'scored',
  touches_scored: 'scored',
}

/** By wins, of which a draw is half a one. */
export const byWins: Standings = {
  points: { win: 1, winExtra: 1, draw: 0.5, lossExtra: 0, loss: 0 },
  ties: ['head_to_head', 'difference'],
}

/** The order of a sport's own tables; where those count no points, or wins first, by wins. */
export function standingsBy(standing: Standing | undefined): Standings {
  if (!standing?.points || standing.first)
    return standing?.ties.includes('units_ratio') ? { ...byWins, ties: [...byWins.ties, 'units'] } : byWins
  const { win = byWins.points.win, draw = win / 2, loss = 0 } = standing.points
  const { win_extra: winExtra = win, loss_extra: lossExtra = loss } = standing.points
  const ties = new Set(standing.ties.flatMap(tie => TIES[tie] ?? []))
  return { points: { win, winExtra, draw, lossExtra, loss }, ties: ties.size > 0 ? [...ties] : byWins.ties }
}

/** Lost without a match: whoever did not come has no points for it. */
const isForfeit = ({ decided_by, told }: MatchFacts): boolean =>
  decided_by === 'walkover' || !endings[told?.ending ?? 'played'].moves_rank

/** Decided in overtime or by a shoot-out, as both tell it. */
function isExtra(match: MatchFacts): boolean {
  const given = match.told?.score?.given ?? []
  return !differing(match) && !Array.isArray(given) && (given.method === 'overtime' || given.shootout !== undefined)
}

/** Points of players from the matches among them. */
function pointsAmong({ standings: { points }, matches }: BracketFacts, players: readonly Seed[]) {
  const between = matches.filter(({ sides }) => sides.every(seed => seed === null || players.includes(seed)))
  return (player: Seed): number =>
    between.reduce((sum, match) => {
      if (!match.sides.includes(player) || match.decided_by === null) return sum
      if (isDrawn(match)) return sum + points.draw
      const extra = isExtra(match)
      if (match.winner === player) return sum + (extra ? points.winExtra : points.win)
      if (isForfeit(match)) return sum
      return sum + (extra ? points.lossExtra : points.loss)
    }, 0)
}

/** The points of all its matches. */
export const pointsIn = (bracket: BracketFacts): ((player: Seed) => number) =>
  pointsAmong(
    bracket,
    bracket.entrants.map(({ seed }) => seed),
  )

/** Of a match the sets that were won, or the points; or the games or points of all its sets. */
const countedIn = {
  score: ({ score }: MatchFacts) => score,
  units: ({ told }: MatchFacts) => told?.score?.totals ?? null,
}

/** All that a player has scored, and the other side, in decided matches with one score. */
function scoresOf(matches: readonly MatchFacts[], player: Seed, counted: keyof typeof countedIn) {
  const sum = { own: 0, others: 0 }
  for (const match of matches) {
    const score = countedIn[counted](match)
    if (!score || match.decided_by === null || differing(match) || !match.sides.includes(player)) continue
    const [one, two] = score
    sum.own += match.sides[0] === player ? one : two
    sum.others += match.sides[0] === player ? two : one
  }
  return sum
}

/** The scores for a player, less those against. */
function differenceOf(matches: readonly MatchFacts[], player: Seed, counted: keyof typeof countedIn): number {
  const { own, others } = scoresOf(matches, player, counted)
  return own - others
}

/** Those with as many points, in order. */
function inOrder(bracket: BracketFacts, equals: readonly Seed[]): Seed[] {
  const { matches } = bracket
  const worth: Record<BracketTie, (player: Seed) => number> = {
    head_to_head: pointsAmong(bracket, equals),
    difference: player => differenceOf(matches, player, 'score'),
    units: player => differenceOf(matches, player, 'units'),
    scored: player => scoresOf(matches, player, 'score').own,
  }
  return equals.toSorted((one, two) => {
    for (const tie of bracket.standings.ties) {
      const apart = worth[tie](two) - worth[tie](one)
      if (apart !== 0) return apart
    }
    return one - two
  })
}

/** By points; those with as many by what the table says, then by seed. */
export function roundRobinOrder(bracket: BracketFacts): Seed[] {
  const points = pointsIn(bracket)
  return [
    ...Map.groupBy(
      bracket.entrants.map(({ seed }) => seed),
      points,
    ),
  ]
    .toSorted(([one], [two]) => two - one)
    .flatMap(([, equals]) => inOrder(bracket, equals))
}
