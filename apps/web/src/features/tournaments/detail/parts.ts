import type { Bracket } from '@gauntlet/contract/brackets/answer'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { showsBracket, waitsForDraw } from '../words.ts'

/** The parts of the screen, of which one is shown at a time. */
export type Part = 'bracket' | 'players' | 'info' | 'desk'

/**
 * The parts that there are: the organizer's desk is one of them only where it has no room beside the others, and the
 * terms only where they have none below the players.
 */
export const partsOf = (
  tournament: Tournament,
  { organizes, roomy }: { organizes: boolean; roomy: boolean },
): Part[] => [
  ...(showsBracket(tournament) ? (['bracket'] as const) : []),
  'players',
  ...(roomy ? [] : (['info'] as const)),
  ...(organizes && !roomy ? (['desk'] as const) : []),
]

/** The part shown first: a drawn bracket, requests that wait, the desk of a tournament to be run, else the players. */
export function firstPart({ drawn, asking }: Pick<Tournament, 'drawn' | 'asking'>, parts: readonly Part[]): Part {
  if (drawn === 1) return 'bracket'
  return (asking ?? 0) === 0 && parts.includes('desk') ? 'desk' : 'players'
}

/** Whether its first match is still to come: nothing is drawn, and its organizer gets it ready. */
export const isPrepared = (tournament: Tournament, bracket: Pick<Bracket, 'drawn'> | undefined): boolean =>
  tournament.drawn === 0 && bracket?.drawn !== 1 && (tournament.status === 'Upcoming' || waitsForDraw(tournament))

/** Whether there is a bracket to be run; it has the whole width of the screen. */
export const isDrawn = ({ matches }: Pick<Bracket, 'matches'>): boolean => matches.length > 0
