import { mdiCalendarClock, mdiMapMarkerOutline } from '@mdi/js'
import { Icon } from '../ui/icon.tsx'
import { wallWords } from '../ui/when.ts'
import * as texts from './texts.ts'

/** When and where something is to be, as far as it has been typed. */
export const TypedWhenWhere = ({ start, venue, location }: { start: string; venue: string; location: string }) => (
  <>
    <p className="fact">
      <Icon path={mdiCalendarClock} />
      {start === '' ? texts.dateAndTime : wallWords(start)}
    </p>
    <p className="fact">
      <Icon path={mdiMapMarkerOutline} />
      {[venue, location].filter(Boolean).join(', ') || texts.venueAndCity}
    </p>
  </>
)
