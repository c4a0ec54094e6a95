import { mdiCalendarClock, mdiMapMarkerOutline } from '@mdi/js'
import { Icon } from '../ui/icon.tsx'
import { Changed } from '../ui/changed.tsx'
import { wallWords } from '../ui/when.ts'
import * as texts from './texts.ts'

interface WhenAndWhere {
  start: string
  venue: string
  location: string
}

const whenWords = ({ start }: WhenAndWhere) => (start === '' ? texts.dateAndTime : wallWords(start))
const whereWords = ({ venue, location }: WhenAndWhere) =>
  [venue, location].filter(Boolean).join(', ') || texts.venueAndCity

/** When and where something is to be, as far as it has been typed; what is no longer as `before` is marked. */
export const TypedWhenWhere = ({
  span,
  before,
  ...now
}: WhenAndWhere & {
  /** From when to when, in words, where the end is known. */
  span?: string | undefined
  before?: WhenAndWhere | undefined
}) => (
  <>
    <p className="fact">
      <Icon path={mdiCalendarClock} />
      <Changed before={before && whenWords(before)} now={span ?? whenWords(now)} />
    </p>
    <p className="fact">
      <Icon path={mdiMapMarkerOutline} />
      <Changed before={before && whereWords(before)} now={whereWords(now)} />
    </p>
  </>
)
