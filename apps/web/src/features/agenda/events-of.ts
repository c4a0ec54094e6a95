import type { Agenda } from '@gauntlet/contract/challenges/answer'
import { event, type EventAnswer } from '@gauntlet/contract/events/answer'

/**
 * The events of a list. The lists of challenges know items of other nouns only by their ids, so that screens which read
 * one do not load the schema of events; here the events are parsed with that schema.
 */
export const eventsOf = ({ events }: Agenda): EventAnswer[] => events.map(item => event.parse(item))
