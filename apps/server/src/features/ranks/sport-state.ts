import { hasDraw } from '@gauntlet/contract/scores/choice'
import { scoringOf } from '@gauntlet/contract/scores/formats'
import { newSport, type SportState } from '@gauntlet/rules/ranks/sport'

/**
 * Which way the rules learn from a log what a sport has learned: it rises when they learn otherwise, and each sport is
 * replayed once.
 */
export const LEARNING = 2

/** A sport's knowledge beside its anchor. */
export interface LearnedState extends Pick<SportState, 'telling' | 'levels'> {
  /** Which way it was learned; none where the version before learned any of it. */
  learning?: number | undefined
}

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

export function sportStateOf({ name, anchor, rank_state }: SportStateRow): SportState {
  const { learning: _, ...known } = rank_state ?? {}
  return { ...newSport(mayDraw(name)), ...known, anchor }
}

/** Learned from the whole log. */
export const learnedIn = ({ telling, levels }: SportState): LearnedState => ({ telling, levels, learning: LEARNING })

/** Learned by one more result, from where the sport stood: learned otherwise, it is still to be replayed. */
export const learnedAfter = ({ rank_state }: SportStateRow, { telling, levels }: SportState): LearnedState => ({
  telling,
  levels,
  learning: rank_state ? rank_state.learning : LEARNING,
})
