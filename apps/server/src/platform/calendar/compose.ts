import { HOUR, SECOND } from '@gauntlet/contract/time'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

/** Something that takes place, as a calendar shows it. */
export interface CalendarEntry {
  /** The noun and the id of the thing: the same for as long as it exists. */
  uid: string
  start: Date
  end: Date
  title: string
  place: string
  lines: readonly string[]
  /** The address of its screen, `/challenge/issue/…`. */
  link: string
  /** Grows whenever time, place or status change. */
  sequence: number
  created: Date
}

/**
 * A calendar (RFC 5545) of these entries: times in UTC, lines of at most 75 octets that end in CRLF. `now` is when it
 * was made; `appUrl` has no slash at the end.
 */
export function composeCalendar(
  entries: readonly CalendarEntry[],
  { appName, appUrl, now }: { appName: string; appUrl: string; now: Date },
): string {
  const calendar = ical({
    name: appName,
    prodId: { company: appName, product: 'Calendar', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: HOUR / SECOND,
  })
  for (const { uid, start, end, title, place, lines, link, sequence, created } of entries)
    calendar.createEvent({
      // Not of the address: a calendar that was subscribed to before a move would show everything twice.
      id: `${uid}@gauntlet`,
      start,
      end,
      stamp: now,
      created,
      summary: title,
      location: place,
      description: [...lines, appUrl + link].join('\n'),
      url: appUrl + link,
      sequence,
      status: ICalEventStatus.CONFIRMED,
    })
  return `${calendar.toString()}\r\n`
}
