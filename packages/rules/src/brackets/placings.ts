import type { BracketPart } from '@gauntlet/contract/brackets/status'
import { type BracketFacts, loserOf, type MatchFacts, type Seed, stateOf, undecidedIn } from './facts.ts'

const bySeed = (one: Seed, two: Seed) => one - two
const seeds = (players: readonly (Seed | null)[]): Seed[] => players.filter(seed => seed !== null)

const inPart = ({ matches }: BracketFacts, part: BracketPart): MatchFacts[] =>
  matches.filter(match => match.part === part)

/** The losers of each round of a part, the last round first; those of one round by seed. */
const losersByRound = (matches: readonly MatchFacts[]): Seed[] =>
  [...Map.groupBy(matches, ({ round }) => round)]
    .toSorted(([one], [two]) => two - one)
    .flatMap(([, round]) => seeds(round.map(loserOf)).toSorted(bySeed))

const lastRound = (matches: readonly MatchFacts[]): number => Math.max(...matches.map(({ round }) => round))

/** The semi-final losers play for the third place; who lost earlier stands by round, then by seed. */
function ofSingleElimination(bracket: BracketFacts): Seed[] {
  const winners = inPart(bracket, 'winners')
  const rounds = lastRound(winners)
  const decisive = [...winners.filter(({ round }) => round === rounds), ...inPart(bracket, 'third')]
  const earlier = winners.filter(({ round }) => round < rounds - 1)
  return [...decisive.flatMap(match => seeds([match.winner, loserOf(match)])), ...losersByRound(earlier)]
}

/** The last final that was played decides; who lost twice stands by the round of the second defeat, then by seed. */
function ofDoubleElimination(bracket: BracketFacts): Seed[] {
  const played = inPart(bracket, 'final').filter(match => stateOf(bracket, match) === 'decided')
  const last = played.filter(({ round }) => round === lastRound(played))
  return [...last.flatMap(match => seeds([match.winner, loserOf(match)])), ...losersByRound(inPart(bracket, 'losers'))]
}

const winsAmong = (matches: readonly MatchFacts[], players: readonly Seed[]) => {
  const between = matches.filter(({ sides }) => seeds(sides).every(seed => players.includes(seed)))
  return (player: Seed): number => between.filter(({ winner }) => winner === player).length
}

/** Points for and against a player, in all matches with a score. */
export function differenceOf(matches: readonly Pick<MatchFacts, 'sides' | 'score'>[], player: Seed): number {
  let difference = 0
  for (const { sides, score } of matches) {
    if (!score || !sides.includes(player)) continue
    const [one, two] = score
    difference += sides[0] === player ? one - two : two - one
  }
  return difference
}

/**
 * By wins; those with as many by their wins against each other, then by the difference of all their scores, then by
 * seed.
 */
function ofRoundRobin({ entrants, matches }: BracketFacts): Seed[] {
  const players = entrants.map(({ seed }) => seed)
  const wins = winsAmong(matches, players)
  const difference = (player: Seed) => differenceOf(matches, player)
  return [...Map.groupBy(players, wins)]
    .toSorted(([one], [two]) => two - one)
    .flatMap(([, equals]) => {
      const direct = winsAmong(matches, equals)
      return equals.toSorted(
        (one, two) => direct(two) - direct(one) || difference(two) - difference(one) || bySeed(one, two),
      )
    })
}

/**
 * The seeds in the order of their positions, the winner first; of an elimination empty until every match is decided.
 */
export function placingsOf(bracket: BracketFacts): Seed[] {
  if (bracket.matches.length === 0) return []
  if (bracket.format === 'round_robin') return ofRoundRobin(bracket)
  if (undecidedIn(bracket).length > 0) return []
  return bracket.format === 'double_elimination' ? ofDoubleElimination(bracket) : ofSingleElimination(bracket)
}
