import { paths } from '../../paths.ts'
import * as texts from './texts.ts'
import { WayOn } from '../../ui/states.tsx'

/** The way on from an event that is not there. */
export const EventsLink = () => <WayOn to={paths.eventList}>{texts.yourEvents}</WayOn>
