import type { Bracket, BracketMatch, BracketPlayer } from '@gauntlet/contract/brackets/answer'
import type { BracketPart } from '@gauntlet/contract/brackets/status'
import { roundName } from '@gauntlet/contract/brackets/texts'
import { isRunning } from './own.ts'
import * as texts from './texts.ts'

/** A match in its place; `fed` is drawn with a line from the round before. */
export interface Slot {
  match: BracketMatch
  fed: boolean
}

export interface Round {
  key: string
  name: string
  slots: readonly Slot[]
  /** How the lines go on: two matches lead to one, one to one, or none. */
  next: 'half' | 'same' | 'none'
}

export interface Tree {
  part: BracketPart
  title: string
  rounds: readonly Round[]
}

const TITLES: Record<BracketPart, string> = {
  winners: texts.winnersBracket,
  losers: texts.losersBracket,
  final: texts.finals,
  third: texts.thirdPlace,
  group: texts.rounds,
}
const ORDER: readonly BracketPart[] = ['winners', 'losers', 'final', 'third', 'group']

const isDrawn = (match: BracketMatch | undefined): boolean => match !== undefined && match.state !== 'bye'

/** Whether a line leads to a match from one of the drawn matches before it. */
function isFed(before: readonly BracketMatch[] | undefined, count: number, index: number): boolean {
  if (!before) return false
  if (before.length === count) return isDrawn(before[index])
  return isDrawn(before[index * 2]) || isDrawn(before[index * 2 + 1])
}

/** A first round in which each later match is reached by one match at most is as high as the next, without its byes. */
function folded(rounds: Round[]): Round[] {
  const [first, ...rest] = rounds
  if (first?.next !== 'half') return rounds
  const pairs = rest[0]?.slots.map((_, index) => first.slots.slice(index * 2, index * 2 + 2)) ?? []
  const slots = pairs.flatMap(pair => pair.find(({ match }) => isDrawn(match)) ?? pair.slice(0, 1))
  const isOneEach = pairs.every(pair => pair.filter(({ match }) => isDrawn(match)).length <= 1)
  return isOneEach ? [{ ...first, slots, next: 'same' }, ...rest] : rounds
}

function roundsOf({ format, matches }: Bracket, part: BracketPart): Round[] {
  const byRound = [
    ...Map.groupBy(
      matches.filter(match => match.part === part),
      ({ round }) => round,
    ),
  ]
    .toSorted(([one], [two]) => one - two)
    .map(([round, those]) => ({ round, matches: those.toSorted((one, two) => one.number - two.number) }))
  return byRound.map(({ round, matches: those }, index) => {
    const after = byRound[index + 1]?.matches.length
    const next = part === 'group' || part === 'third' || after === undefined ? 'none' : 'half'
    return {
      key: `${part}.${round}`,
      name: roundName(format, part, round, byRound.length),
      slots: those.map((match, place) => ({
        match,
        fed: part !== 'group' && isFed(byRound[index - 1]?.matches, those.length, place),
      })),
      next: next === 'half' && after === those.length ? 'same' : next,
    }
  })
}

/** The parts of a bracket with their rounds, as they are drawn; rounds without a match are left out. */
export const treesOf = (bracket: Bracket): Tree[] =>
  ORDER.map(part => ({
    part,
    title: bracket.format === 'single_elimination' && part === 'winners' ? texts.bracket : TITLES[part],
    rounds: folded(roundsOf(bracket, part)).filter(({ slots }) => slots.some(({ match }) => isDrawn(match))),
  })).filter(({ rounds }) => rounds.length > 0)

/** The round shown first on a phone: the one in play, the viewer's if possible, and the last once all is decided. */
export function roundToShow({ rounds }: Tree, seed: number | null): number {
  const at = (wanted: (match: BracketMatch) => boolean) =>
    rounds.findIndex(({ slots }) => slots.some(({ match }) => wanted(match)))
  const own = at(match => isRunning(match) && seed !== null && match.sides.includes(seed))
  if (own >= 0) return own
  const running = at(isRunning)
  return running >= 0
    ? running
    : Math.max(
        0,
        at(({ state }) => state === 'open'),
      )
}

/** 'Quarter-finals': the round of a match by its name. */
export const roundOf = ({ format, matches }: Bracket, { part, round }: BracketMatch): string =>
  roundName(format, part, round, Math.max(...matches.filter(one => one.part === part).map(one => one.round)))

export const playerOf = ({ players }: Bracket, seed: number | null | undefined): BracketPlayer | undefined =>
  players.find(player => player.seed === seed)

/** Of a side those of all who play on it, its captain's first; '&' stands between their names. */
export function facesOf(player: BracketPlayer | undefined, name: string) {
  const [own = name] = name.split(' & ')
  const partners = player?.partners ?? []
  return [
    { id: player?.id ?? name, name: partners.length > 0 ? own : name, image: player?.image ?? null },
    ...partners.map(({ id, full_name, image }) => ({ id: id ?? full_name, name: full_name, image })),
  ]
}

/** A player's lead in a match; 0 without a score, and with two that differ. */
const pointsFor = ({ sides, score, scores_differ }: BracketMatch, seed: number): number => {
  const [one = 0, two = 0] = (!scores_differ && score) || []
  return sides[0] === seed ? one - two : two - one
}

/** A row of the table of a round robin, the leader first. */
export interface Standing {
  player: BracketPlayer
  played: number
  wins: number
  draws: number
  /** By the table of the sport. */
  points: number
  /** Points for minus points against, in all matches with a score that stands. */
  difference: number
}

export const standingsOf = (bracket: Bracket): Standing[] =>
  bracket.placings.flatMap((seed, index) => {
    const player = playerOf(bracket, seed)
    const played = bracket.matches.filter(({ state, sides }) => state === 'decided' && sides.includes(seed))
    if (!player) return []
    const wins = played.filter(({ winner }) => winner === seed).length
    const draws = played.filter(({ draw }) => draw === 1).length
    const difference = played.reduce((sum, match) => sum + pointsFor(match, seed), 0)
    return [{ player, played: played.length, wins, draws, points: bracket.points[index] ?? 0, difference }]
  })

/** The players whose matches are not all decided, and who can still be taken out. */
export function leftIn({ players, matches }: Bracket): BracketPlayer[] {
  const open = matches.filter(({ state }) => isRunning({ state }) || state === 'open')
  return players.filter(({ seed, withdrawn }) => withdrawn === 0 && open.some(({ sides }) => sides.includes(seed)))
}

/** Whether every player stands where the rank puts them; otherwise the organizer seeded by hand. */
export const isByRank = ({ players }: Pick<Bracket, 'players'>): boolean =>
  players.every(({ rank }, index) => rank <= (players[index - 1]?.rank ?? Infinity))
