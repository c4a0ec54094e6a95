interface Change<Place> {
  before: readonly Place[]
  after: readonly Place[]
  /** The players to whom it is new now. */
  unseen: readonly string[]
  /** The player who did it, and so has seen it; null for a step that time took. */
  actor: string | null
  /** Something has changed that every row holds. */
  all?: boolean
}

/** Places to be stored after an act, or a step of time; nothing is before those of a new thing. */
export interface StoredPlaces<Facts> extends Pick<Change<never>, 'unseen' | 'actor'> {
  before: Facts | null
  after: Facts
  now: Date
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * The places that a change concerns: those that are gone, and those to be stored, with the players to whom something is
 * new.
 */
export function changedPlaces<Place extends { user_id: string }>({
  before,
  after,
  unseen,
  actor,
  all = false,
}: Change<Place>) {
  const was = new Map(before.map(place => [place.user_id, place]))
  const kept = new Set(after.map(({ user_id }) => user_id))
  const looks = new Set(actor === null ? unseen : [...unseen, actor])
  return {
    gone: [...was.keys()].filter(userId => !kept.has(userId)),
    changed: after
      .filter(place => all || looks.has(place.user_id) || !same(was.get(place.user_id), place))
      .map(place => ({ ...place, unseen: unseen.includes(place.user_id) && place.user_id !== actor })),
  }
}
