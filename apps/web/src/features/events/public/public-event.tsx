import { events } from '@gauntlet/contract/events/endpoints'
import type { EventAnswer } from '@gauntlet/contract/events/answer'
import type { ComponentType, ReactNode } from 'react'
import { PlaceFaces } from '../../../people/place-faces.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { StatusChip } from '../../../ui/status-chip.tsx'
import '../../../ui/things.css'
import './public-event.css'
import { useRow } from '../../../api/use-load.ts'
import { useWatched } from '../../../api/use-watched.ts'
import { isMissing } from '../../../ui/failure.ts'
import { Directions } from '../../../places/when-where.tsx'
import { DayLeaf } from '../day-leaf.tsx'
import { LeafTime } from '../leaf-time.tsx'
import { PlaceLine } from '../place-line.tsx'
import '../../../ui/people.css'
import * as texts from '../texts.ts'
import { paths, fill } from '../../../paths.ts'
import { Link } from '../../../ui/link.tsx'
import { ShareLink } from '../../../ui/share-link.tsx'
import { plural } from '../../../ui/plural.ts'
import { say } from '../../../ui/say.ts'
import { useStore } from '../../../ui/store.ts'
import { wide } from '../../../ui/wide.ts'

/** Many empty seats would say that nobody comes: one has the number of all. */
const RINGS = 1
/** px */
const FACE = { phone: 56, wide: 72 }

/** The page around an event: its name, what it is below that, and the rest. */
export type PageOfEvent = ComponentType<{
  id: string
  title?: string | undefined
  /** The words of the way in, where signing up leads to a place. */
  way?: string | undefined
  about?: ReactNode
  /** Beside the way in. */
  directions?: ReactNode
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
        directions={<Directions place={data.payload} />}
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
  const { status, start_date, timezone, open_invite, open_to_minors, openSlots } = event
  return (
    <div className="public-event-about">
      <DayLeaf at={start_date} timezone={timezone} large />
      <div>
        {status !== 'Upcoming' && <StatusChip status={status} />}
        <p>
          <LeafTime event={event} />
        </p>
        <PlaceLine event={event} />
        {status === 'Upcoming' && openSlots > 0 && (
          <p className="public-event-left numbers">{plural(texts.placesLeft, openSlots)}</p>
        )}
        {isOpen(event) && open_to_minors === 1 && <p className="small">{texts.playersUnder18MayJoin}</p>}
      </div>
      {status === 'Upcoming' && open_invite !== 1 && <p>{texts.thisEventIsByInvitation}</p>}
    </div>
  )
}

const Shown = ({ event }: { event: EventAnswer }) => (
  <div className="public-event">
    <Coming event={event} />
    <Organizer event={event} />
    <Others />
  </div>
)

/** Other pages that anybody may look at, whether this event suits them or not. */
const Others = () => (
  <nav className="public-event-others" aria-labelledby="others">
    <h2 id="others">{texts.lookAround}</h2>
    <ul>
      <li>
        <a href={paths.tournaments}>{texts.tournamentsToFollow}</a>
      </li>
      <li>
        <Link to={paths.leaderboard}>{texts.whoLeads}</Link>
      </li>
      <li>
        <Link to={paths.about}>{texts.howItWorks}</Link>
      </li>
    </ul>
  </nav>
)

/** The organizer, with their own word, and the way to pass it on. */
const Organizer = ({ event: { id, event_name, issuer, message } }: { event: EventAnswer }) => (
  <section className="section public-event-organizer">
    <h2>{texts.organizer}</h2>
    <div className="card">
      <Avatar id={issuer.id} name={issuer.short_name} image={issuer.preference.image} size={44} />
      <strong>{issuer.short_name}</strong>
      {message !== '' && <p className="public-event-word">{message}</p>}
      <p>
        <ShareLink path={fill(paths.eventView, { event_view_id: id })} title={event_name} />
      </p>
    </div>
  </section>
)

/** Everybody who comes, and in the same line the places that are free. */
function Coming({ event }: { event: EventAnswer }) {
  const { status, users, slots, openSlots, waiting } = event
  const size = useStore(wide) ? 'wide' : 'phone'
  const free = status === 'Upcoming' ? openSlots : 0
  const taken = say(texts.takenOfSlots, { taken: slots - openSlots, slots })
  return (
    <section className="section public-event-people">
      <h2>
        {texts.whoIsComing}{' '}
        <span className="count">{waiting === 0 ? taken : say(texts.takenWaitingWaiting, { taken, waiting })}</span>
      </h2>
      <ul className="card">
        {users.map(({ id, short_name, preference }) => (
          <li key={id}>
            <Avatar id={id} name={short_name} image={preference.image} size={FACE[size]} />
            {short_name}
          </li>
        ))}
        {free > 0 && (
          <li className="public-event-free">
            <PlaceFaces of={[]} taken={0} free={free} most={RINGS} size={FACE[size]} />
            {say(texts.nLeft, { n: free })}
          </li>
        )}
      </ul>
    </section>
  )
}
