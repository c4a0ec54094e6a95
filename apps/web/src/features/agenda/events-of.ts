import type { Agenda } from '@gauntlet/contract/challenges/endpoints'
import { event, type EventAnswer } from '@gauntlet/contract/events/answer'

/**
 * The events of a list. The lists of challenges know another noun's items only by their ids, so that every screen that
 * reads one does not load what describes events; here they are read by the schema that they are answered by.
 */
export const eventsOf = ({ events }: Agenda): EventAnswer[] => events.map(item => event.parse(item))
