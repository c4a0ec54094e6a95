import type { BracketPart } from '@gauntlet/contract/brackets/status'
import { type BracketFacts, isDrawn, loserOf, type MatchFacts, type Seed, stateOf, undecidedIn } from './facts.ts'

const bySeed = (one: Seed, two: Seed) => one - two
const seeds = (players: readonly (Seed | null)[]): Seed[] => players.filter(seed => seed !== null)

const inPart = ({ matches }: BracketFacts, part: BracketPart): MatchFacts[] =>
  matches.filter(match => match.part === part)

/** Players who share a place, by seed; the first have the best one. */
type Shared = readonly Seed[]

/** The losers of each round of a part share a place, those of the last round the best. */
const losersByRound = (matches: readonly MatchFacts[]): Shared[] =>
  [...Map.groupBy(matches, ({ round }) => round)]
    .toSorted(([one], [two]) => two - one)
    .map(([, round]) => seeds(round.map(loserOf)).toSorted(bySeed))

/** Winner and loser of the matches that decide places. */
const inTurn = (matches: readonly MatchFacts[]): Shared[] =>
  matches.flatMap(match => seeds([match.winner, loserOf(match)])).map(seed => [seed])

const lastRound = (matches: readonly MatchFacts[]): number => Math.max(...matches.map(({ round }) => round))

/** The semi-final losers play for the third place; all others stand by the round in which they lost. */
function ofSingleElimination(bracket: BracketFacts): Shared[] {
  const winners = inPart(bracket, 'winners')
  const rounds = lastRound(winners)
  const decisive = [...winners.filter(({ round }) => round === rounds), ...inPart(bracket, 'third')]
  const earlier = winners.filter(({ round }) => round < rounds - 1)
  return [...inTurn(decisive), ...losersByRound(earlier)]
}

/** The last final that was played decides; all others stand by the round of their second defeat. */
function ofDoubleElimination(bracket: BracketFacts): Shared[] {
  const played = inPart(bracket, 'final').filter(match => stateOf(bracket, match) === 'decided')
  const last = played.filter(({ round }) => round === lastRound(played))
  return [...inTurn(last), ...losersByRound(inPart(bracket, 'losers'))]
}

const winsAmong = (matches: readonly MatchFacts[], players: readonly Seed[]) => {
  const between = matches.filter(({ sides }) => seeds(sides).every(seed => players.includes(seed)))
  return (player: Seed): number =>
    between.filter(({ winner }) => winner === player).length +
    between.filter(match => isDrawn(match) && match.sides.includes(player)).length / 2
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
 * By wins, of which a draw is half a one; those with as many by their wins against each other, then by the difference
 * of all their scores, then by seed.
 */
function ofRoundRobin({ entrants, matches }: BracketFacts): Shared[] {
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
    .map(seed => [seed])
}

function sharedPlaces(bracket: BracketFacts): Shared[] {
  if (bracket.matches.length === 0) return []
  if (bracket.format === 'round_robin') return ofRoundRobin(bracket)
  if (undecidedIn(bracket).length > 0) return []
  return bracket.format === 'double_elimination' ? ofDoubleElimination(bracket) : ofSingleElimination(bracket)
}

/** A player's place, counted from 1, and the last of those that are shared with others. */
export interface BracketPlace {
  seed: Seed
  place: number
  last: number
}

/**
 * The places, the winner's first; players who left in the same round share theirs: 5 to 8. Of an elimination empty
 * until every match is decided.
 */
export function placesOf(bracket: BracketFacts): BracketPlace[] {
  let before = 0
  return sharedPlaces(bracket).flatMap(shared => {
    const place = before + 1
    before += shared.length
    return shared.map(seed => ({ seed, place, last: before }))
  })
}

/** The seeds in the order of their places, those who share one by seed. */
export const placingsOf = (bracket: BracketFacts): Seed[] => placesOf(bracket).map(({ seed }) => seed)
