import { ANCHOR_RESULTS, anchorAfter, FIRST_ANCHOR, newcomer, type RatingState } from './state.ts'
import { newTelling, type Telling } from './told.ts'

/** Where the newcomers of a declared level turned out to stand, from the anchor; and how many have. */
export interface LevelState {
  readonly offset: number
  readonly count: number
}

/** Where the newcomers of a sport start. */
export interface Start {
  readonly anchor: number
  readonly levels: Readonly<Record<string, LevelState>>
}

/** A sport's own state, beside its players'. */
export interface SportState extends Start {
  readonly telling: Telling
}

export const newSport = (draws: boolean): SportState => ({
  anchor: FIRST_ANCHOR,
  telling: newTelling(draws),
  levels: {},
})

/** A level is believed half when ten of it have turned out. */
const LEVEL_BELIEF = 10
const LEVEL_MEMORY = 100

/** A player before the first result, who declared `level`, or nothing. */
export function newcomerOf({ anchor, levels }: Start, level: number | null): RatingState {
  const known = level === null ? undefined : levels[level]
  const offset = known ? (known.offset * known.count) / (known.count + LEVEL_BELIEF) : 0
  return newcomer(anchor + offset, level)
}

/** The start after a player has reached `state`: the anchor and the levels follow how newcomers turn out. */
export function startAfter(start: Start, state: RatingState): Start {
  if (state.results !== ANCHOR_RESULTS) return start
  const anchor = anchorAfter(start.anchor, state)
  if (state.level === null) return { ...start, anchor }
  const { offset, count } = start.levels[state.level] ?? { offset: 0, count: 0 }
  const after = Math.min(LEVEL_MEMORY, count + 1)
  const level = { offset: offset + (state.mean - start.anchor - offset) / after, count: after }
  return { anchor, levels: { ...start.levels, [state.level]: level } }
}
