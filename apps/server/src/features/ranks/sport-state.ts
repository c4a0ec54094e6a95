import { hasDraw } from '@gauntlet/contract/scores/choice'
import { scoringOf } from '@gauntlet/contract/scores/formats'
import { newSport, type SportState } from '@gauntlet/rules/ranks/sport'

/** A sport's knowledge beside its anchor. */
export type LearnedState = Pick<SportState, 'telling' | 'levels'>

export interface SportStateRow {
  name: string
  anchor: number
  /** Null where nothing has been rated yet. */
  rank_state: LearnedState | null
}

/** Whether a match of the sport may end level. */
export function mayDraw(name: string): boolean {
  const sport = scoringOf(name)
  return sport?.formats.some(format => hasDraw(sport, format)) ?? false
}

export const sportStateOf = ({ name, anchor, rank_state }: SportStateRow): SportState => ({
  ...newSport(mayDraw(name)),
  ...rank_state,
  anchor,
})

export const learnedIn = ({ telling, levels }: SportState): LearnedState => ({ telling, levels })
