import { mdiCalendarClock, mdiMapMarkerOutline } from '@mdi/js'
import { Icon } from '../ui/icon.tsx'
import { wallWords } from '../ui/when.ts'
import * as texts from './texts.ts'

/** When and where something is to be, as far as it has been typed. */
export const TypedWhenWhere = ({
  start,
  span,
  venue,
  location,
}: {
  start: string
  /** From when to when, in words, where the end is known. */
  span?: string | undefined
  venue: string
  location: string
}) => (
  <>
    <p className="fact">
      <Icon path={mdiCalendarClock} />
      {span ?? (start === '' ? texts.dateAndTime : wallWords(start))}
    </p>
    <p className="fact">
      <Icon path={mdiMapMarkerOutline} />
      {[venue, location].filter(Boolean).join(', ') || texts.venueAndCity}
    </p>
  </>
)
