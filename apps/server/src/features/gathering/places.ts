interface Change<Place> {
  before: readonly Place[]
  after: readonly Place[]
  /** To whom it is new now. */
  unseen: readonly string[]
  /** The player who did it, and has seen it thereby; null where time did. */
  actor: string | null
  /** Something has changed that stands in every row. */
  all?: boolean
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Which places a change concerns: those that are gone, and those that are to be stored, with what is new to whom. */
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
