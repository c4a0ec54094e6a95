import type { EventAnswer } from '@gauntlet/contract/events/answer'

/** The place beside the leaf of the day: its venue, if the viewer may know it, and the city. */
export const PlaceLine = ({ event: { venue, location, state } }: { event: EventAnswer }) => (
  <p className="pieces">
    {venue !== '' && <strong>{venue}</strong>}
    <span>
      {location},{'\u00a0'}
      {state}
    </span>
  </p>
)
