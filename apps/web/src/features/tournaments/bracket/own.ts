import type { Bracket, BracketMatch } from '@gauntlet/contract/brackets/answer'

const RUNNING: ReadonlySet<BracketMatch['state']> = new Set(['ready', 'reported', 'disputed'])
/** It can be played or answered now. */
export const isRunning = ({ state }: Pick<BracketMatch, 'state'>): boolean => RUNNING.has(state)

/** One of the viewer's that can be played: it stands above the bracket, with what can be done. */
export const isAbove = ({ seed }: Pick<Bracket, 'seed'>, match: Pick<BracketMatch, 'state' | 'sides'>): boolean =>
  isRunning(match) && seed !== null && match.sides.includes(seed)

/** The viewer's matches that can be played: first those that wait for an answer. */
export function ownMatches({ matches, seed }: Bracket): BracketMatch[] {
  const own = matches.filter(match => isAbove({ seed }, match))
  const waits = ({ state, report }: BracketMatch) => state === 'reported' && report?.by !== seed
  return own.toSorted((one, two) => Number(waits(two)) - Number(waits(one)))
}

/** A match of the viewer's that came after this one, and that nobody had to play. */
export const walkoverAfter = ({ matches, seed }: Bracket, played: BracketMatch): BracketMatch | undefined =>
  matches
    .slice(matches.indexOf(played) + 1)
    .findLast(
      ({ state, decided_by, sides }) =>
        state === 'decided' && decided_by === 'walkover' && seed !== null && sides.includes(seed),
    )

/** The viewer's match that was played last, in the order of the bracket; undefined where none was. */
export function lastPlayed({ matches, seed }: Bracket): BracketMatch | undefined {
  const isPlayed = ({ state, decided_by, sides }: BracketMatch) =>
    state === 'decided' && decided_by !== 'walkover' && seed !== null && sides.includes(seed)
  return matches.findLast(isPlayed)
}

/** The one player to challenge to the same match again, by id: no guest, and nobody out of the viewer's reach. */
export function rematchWith({ players, seed }: Bracket, { sides }: BracketMatch): string | undefined {
  const rival = players.find(player => player.seed !== seed && sides.includes(player.seed))
  if (!rival || rival.partners.length > 0 || rival.guest === 1 || rival.unreachable === 1) return undefined
  return rival.id ?? undefined
}
