import type { Bracket, BracketMatch, BracketPlayer } from '@gauntlet/contract/brackets'
import type { BracketPart } from '@gauntlet/contract/brackets-status'
import { roundName } from '@gauntlet/contract/brackets-texts'

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
  winners: 'Winners bracket',
  losers: 'Losers bracket',
  final: 'Finals',
  third: 'Third place',
  group: 'Rounds',
}
const ORDER: readonly BracketPart[] = ['winners', 'losers', 'final', 'third', 'group']

const isDrawn = (match: BracketMatch | undefined): boolean => match !== undefined && match.state !== 'bye'

/** Whether a line leads to a match: from one of those before it that are drawn. */
function isFed(before: readonly BracketMatch[] | undefined, count: number, index: number): boolean {
  if (!before) return false
  if (before.length === count) return isDrawn(before[index])
  return isDrawn(before[index * 2]) || isDrawn(before[index * 2 + 1])
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

/** The parts of a bracket with their rounds, as they are drawn; rounds in which nothing is played are left out. */
export const treesOf = (bracket: Bracket): Tree[] =>
  ORDER.map(part => ({
    part,
    title: bracket.format === 'single_elimination' && part === 'winners' ? 'Bracket' : TITLES[part],
    rounds: roundsOf(bracket, part).filter(({ slots }) => slots.some(({ match }) => isDrawn(match))),
  })).filter(({ rounds }) => rounds.length > 0)

const RUNNING: ReadonlySet<BracketMatch['state']> = new Set(['ready', 'reported', 'disputed'])
const isRunning = ({ state }: BracketMatch): boolean => RUNNING.has(state)

/** Where a phone begins: the round that is played, the viewer's before others, and the last one once all is decided. */
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

/** The viewer's matches that can be played: those that wait for an answer first. */
export function ownMatches({ matches, seed }: Bracket): BracketMatch[] {
  const own = matches.filter(match => isRunning(match) && seed !== null && match.sides.includes(seed))
  const waits = ({ state, report }: BracketMatch) => state === 'reported' && report?.by !== seed
  return own.toSorted((one, two) => Number(waits(two)) - Number(waits(one)))
}

export const playerOf = ({ players }: Bracket, seed: number | null | undefined): BracketPlayer | undefined =>
  players.find(player => player.seed === seed)

/** A row of the table of a round robin, the leader first. */
export interface Standing {
  player: BracketPlayer
  played: number
  wins: number
}

export const standingsOf = (bracket: Bracket): Standing[] =>
  bracket.placings.flatMap(seed => {
    const player = playerOf(bracket, seed)
    const played = bracket.matches.filter(({ winner, sides }) => winner !== null && sides.includes(seed))
    return player
      ? [{ player, played: played.length, wins: played.filter(({ winner }) => winner === seed).length }]
      : []
  })

/** Ids with their positions, for the report. */
export const placingsFrom = (bracket: Bracket): ReadonlyMap<string, number> =>
  new Map(
    bracket.placings.flatMap((seed, index): [string, number][] => {
      const id = playerOf(bracket, seed)?.id
      return id === undefined || id === null ? [] : [[id, index + 1]]
    }),
  )
