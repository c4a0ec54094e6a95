import type { RatingState } from './state.ts'

// Plain loops: a million results pass through here.

/** The states of a result's players, by side; who is not known yet starts as `start`. */
export function statesOf<Player>(
  sides: readonly (readonly Player[])[],
  states: ReadonlyMap<Player, RatingState>,
  start: RatingState,
): RatingState[][] {
  const found: RatingState[][] = []
  for (const members of sides) {
    const side: RatingState[] = []
    for (const id of members) side.push(states.get(id) ?? start)
    found.push(side)
  }
  return found
}

/** Keeps the states that moved: who has not been rated is no player of the sport yet. */
export function keepStates<Player>(
  sides: readonly (readonly Player[])[],
  before: readonly (readonly RatingState[])[],
  after: readonly (readonly RatingState[])[],
  states: Map<Player, RatingState>,
): void {
  for (let i = 0; i < sides.length; i++) {
    const members = sides[i] ?? []
    for (let m = 0; m < members.length; m++) {
      const id = members[m]
      const state = after[i]?.[m]
      if (id !== undefined && state && state !== before[i]?.[m]) states.set(id, state)
    }
  }
}
