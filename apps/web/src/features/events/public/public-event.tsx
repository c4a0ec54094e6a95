import { events } from '@gauntlet/contract/events/endpoints'
import type { EventAnswer } from '@gauntlet/contract/events/answer'
import type { ComponentType, ReactNode } from 'react'
import { Avatar } from '../../../ui/avatar.tsx'
import { serverNow } from '../../../ui/clock.ts'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { StatusChip } from '../../../ui/status-chip.tsx'
import '../../../ui/things.css'
import './public-event.css'
import { useRow } from '../../../api/use-load.ts'
import { useWatched } from '../../../api/use-watched.ts'
import { isMissing } from '../../../ui/failure.ts'
import { spanWords } from '../span.ts'
import * as texts from '../texts.ts'
import { plural } from '../../../ui/plural.ts'
import { say } from '../../../ui/say.ts'

/** So many of the free places are drawn. */
const RINGS = 8

/** Lines end between the day and the hour or before a dash, and neither before 'PM' nor within 'Nov 26'. */
const unbroken = (words: string): string => words.replaceAll(/(?<!,|–) (?!–)/g, '\u00a0')

/** The page around an event: its name, what it is below that, and the rest. */
export type PageOfEvent = ComponentType<{
  id: string
  title?: string | undefined
  /** The words of the way in, where signing up leads to a place. */
  way?: string | undefined
  about?: ReactNode
  children: ReactNode
}>

/** An event as visitors see it. */
export function PublicEvent({ id, Page }: { id: string; Page: PageOfEvent }) {
  const { data, error, again } = useRow(events.view, { id })
  const isGone = error !== undefined && isMissing(error)
  useWatched('event', id, data !== undefined && !isGone, again)
  if (data && !isGone)
    return (
      <Page
        id={id}
        title={data.payload.event_name}
        way={isOpen(data.payload) ? texts.signUpToJoin : undefined}
        about={<About event={data.payload} />}
      >
        <Shown event={data.payload} />
      </Page>
    )
  return (
    <Page id={id}>
      {error ? (
        <ErrorState
          title={texts.thisEventDidNotLoad}
          error={error}
          retry={again}
          away={<p className="soft">{texts.theLinkMayBeWrong}</p>}
        />
      ) : (
        <SkeletonList rows={2} />
      )}
    </Page>
  )
}

const isOpen = ({ status, open_invite }: EventAnswer) => status === 'Upcoming' && open_invite === 1

/** The state of things, when and where, and how one gets in. */
function About({ event }: { event: EventAnswer }) {
  const { status, start_date, end_date, timezone, venue, location, state, open_invite } = event
  return (
    <>
      <p className="public-event-about">
        <StatusChip status={status} />
        <span className="pieces">
          <span>{unbroken(spanWords(start_date, end_date, serverNow(), timezone))}</span>
          {venue !== '' && <span>{venue}</span>}
          <span>
            {location}, {state}
          </span>
        </span>
      </p>
      {status === 'Upcoming' && open_invite !== 1 && <p>{texts.thisEventIsByInvitation}</p>}
    </>
  )
}

const Shown = ({ event }: { event: EventAnswer }) => (
  <div className="public-event">
    <Organizer event={event} />
    <Coming event={event} />
  </div>
)

/** The organizer, with their own word. */
const Organizer = ({ event: { issuer, message } }: { event: EventAnswer }) => (
  <section className="card public-event-organizer">
    <Avatar id={issuer.id} name={issuer.short_name} image={issuer.preference.image} size={44} />
    <p>
      <strong>{issuer.short_name}</strong> <span className="soft small">{texts.organizer}</span>
    </p>
    {message !== '' && <p className="public-event-word">{message}</p>}
  </section>
)

/** Everybody who comes, and the places that are free. */
function Coming({ event: { users, slots, openSlots, waiting } }: { event: EventAnswer }) {
  const taken = say(texts.takenOfSlots, { taken: slots - openSlots, slots })
  return (
    <section className="section public-event-people">
      <h2>
        {texts.whoIsComing}{' '}
        <span className="count">{waiting === 0 ? taken : say(texts.takenWaitingWaiting, { taken, waiting })}</span>
      </h2>
      <div className="card stack">
        {users.length > 0 && (
          <ul>
            {users.map(({ id, short_name, preference }) => (
              <li key={id}>
                <Avatar id={id} name={short_name} image={preference.image} size={44} />
                {short_name}
              </li>
            ))}
          </ul>
        )}
        {openSlots > 0 && (
          <p className="public-event-free">
            {Array.from({ length: Math.min(openSlots, RINGS) }, (_, place) => (
              <span key={place} className="free-side" />
            ))}
            <span>{plural(texts.nPlacesFree, openSlots)}</span>
          </p>
        )}
      </div>
    </section>
  )
}
