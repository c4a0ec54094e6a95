import { events } from '@gauntlet/contract/events/endpoints'
import type { EventAnswer } from '@gauntlet/contract/events/answer'
import { PLACE } from '@gauntlet/contract/tournaments/status'
import { mdiLockOutline } from '@mdi/js'
import { Suspense, useEffect } from 'react'
import { lazy } from '../../ui/part.tsx'
import { useAction } from '../../api/use-action.ts'
import { useApi } from '../../api/use-api.ts'
import { useSelf } from '../../api/use-self.ts'
import { useWatched } from '../../api/use-watched.ts'
import { fill, paths } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { isMissing } from '../../ui/failure.ts'
import { Page } from '../../ui/page.tsx'
import { plural } from '../../ui/plural.ts'
import { say } from '../../ui/say.ts'
import { ShareLink } from '../../ui/share-link.tsx'
import { useParams } from '../../ui/router.ts'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { Chip, StatusChip } from '../../ui/status-chip.tsx'
import '../../ui/things.css'
import { PlaceFaces } from '../../people/place-faces.tsx'
import { TalkLink } from '../../people/talk-link.tsx'
import { Directions } from '../../places/when-where.tsx'
import * as placeTexts from '../../places/texts.ts'
import { useStore } from '../../ui/store.ts'
import { wide } from '../../ui/wide.ts'
import { DayLeaf } from './day-leaf.tsx'
import { drawnOf } from './drawn.ts'
import { EventActions, INVITE_ID } from './event-actions.tsx'
import './events.css'
import { LeafTime } from './leaf-time.tsx'
import { LoadedEvent } from './loaded-event.tsx'
import { OpenNearby } from './open-nearby.tsx'
import { Host } from './host.tsx'
import { People } from './people.tsx'
import { PlaceLine } from './place-line.tsx'
import { comingTo, placesWords, standingLine, waits } from './words.ts'
import * as texts from './texts.ts'

/** px */
const FACE = 36
/** So many stand in the hero. */
const FACES = 5

// asked for once it is over
const HostNext = lazy(() => import('./host-next.tsx'))
// only the organizer invites, and makes sides
const FairSides = lazy(async () => ({ default: (await import('./fair-sides.tsx')).FairSides }))
const Invite = lazy(async () => ({ default: (await import('./invite.tsx')).Invite }))

/** One event: what it is, its buttons, who comes, and where and when. */
export default function EventDetail() {
  const { event_view_id: id = '' } = useParams()
  const { data, error, refetch } = useApi(events.view, { id }, { live: true })
  // a viewer who has just been blocked, or lost sight of it otherwise, keeps nothing on the screen
  const event = error && isMissing(error) ? undefined : data?.payload
  const { id: viewerId } = useSelf()
  useWatched('event', id, event !== undefined && looksOn(event, viewerId), () => void refetch())
  useViewed(event)
  return (
    <Page
      title={event?.event_name ?? texts.event}
      {...(event && {
        kind: texts.event,
        actions: (
          <>
            <TalkLink kind="event" id={id} />
            {event.public === 1 && (
              <ShareLink path={fill(paths.eventView, { event_view_id: id })} title={event.event_name} sign />
            )}
          </>
        ),
      })}
      back={paths.eventList}
      onRefresh={refetch}
    >
      <LoadedEvent value={event} error={error} retry={refetch}>
        {loaded => <Detail event={loaded} />}
      </LoadedEvent>
    </Page>
  )
}

/** A viewer without a part in it, or who has left. */
const looksOn = ({ user_id, invitation_status_id: own }: EventAnswer, viewerId: string) =>
  user_id !== viewerId && (own === null || own === PLACE.dismissed)

/** Others wait to know whether the viewer comes: its buttons stay in reach on a phone. */
const isAsked = ({ actions: { accept, join } }: EventAnswer) => accept.kind === 'allowed' || join.kind === 'allowed'

/** Tells the server that the viewer has seen the event as it stands now. */
function useViewed(event: EventAnswer | undefined) {
  const { run } = useAction(events.setViewed, { unasked: true })
  useEffect(() => {
    if (event?.is_new) void run({ id: event.id })
    // oxlint-disable-next-line react/exhaustive-deps -- `run` is new on every render; a changed event is what counts
  }, [event])
}

function Detail({ event }: { event: EventAnswer }) {
  const { id: viewerId } = useSelf()
  const { user_id, status, open_invite, open_to_minors, start_date, timezone, venue, openSlots, waiting, actions } =
    event
  const hasRoom = useStore(wide)
  // Beside the host's face it is said whom an invitation is from.
  const line = waits(event) ? '' : standingLine(event, viewerId)
  // To a stranger the places of a closed event are told below.
  const isAhead = status === 'Upcoming'
  const isFull = isAhead && openSlots === 0 && venue !== ''
  const acts = isAhead && drawnOf(event, 'inside').length > 0
  const hasNext = status === 'Complete' && line !== ''
  return (
    <>
      <section className="event-head event-hero" aria-label={texts.status}>
        <DayLeaf at={start_date} timezone={timezone} large />
        <div className="event-head-words">
          <h1 className="hero-name">{event.event_name}</h1>
          <section className="when-where" aria-label={placeTexts.whenAndWhere}>
            <p>
              <LeafTime event={event} />
            </p>
            <PlaceLine event={event} />
            {!hasRoom && isAhead && <Directions place={event} />}
          </section>
          <p className="event-line small">
            {!isAhead && <StatusChip status={status} />}
            {isFull && <Chip tone="sand">{waiting === 0 ? texts.full : say(texts.fullNWaiting, { waiting })}</Chip>}
            {open_invite === 0 && isAhead && <Chip icon={mdiLockOutline}>{texts.byInvitation}</Chip>}
            {line !== '' && <span className="event-standing">{line}</span>}
          </p>
        </div>
        {hasRoom && venue !== '' && !isFull && (
          <div className="event-left">
            <p className="numbers">{isAhead ? plural(texts.placesLeft, openSlots) : placesWords(event)}</p>
            <PlaceFaces
              of={comingTo(event)}
              taken={event.slots - openSlots}
              free={isAhead ? openSlots : 0}
              most={FACES}
              size={FACE}
            />
          </div>
        )}
        <div className="event-head-facts">
          {/* Where the players are listed below, their number and the free places stand there. */}
          {venue === '' && <p className="small numbers">{placesWords(event)}</p>}
          <Host event={event} isOwn={user_id === viewerId} />
          {venue === '' && <p className="soft small">{texts.onlyThoseWhoAreInvited}</p>}
          {open_invite === 1 && open_to_minors === 1 && <p className="soft small">{texts.playersUnder18MayJoin}</p>}
          {venue !== '' && hasRoom && isAhead && !acts && (
            <div className="row event-ways">
              <Directions place={event} />
            </div>
          )}
        </div>
      </section>
      {acts && (
        <Card label={texts.whatYouCanDo} className={isAsked(event) ? 'row event-acts in-reach' : 'row event-acts'}>
          <EventActions event={event} where="inside" />
          {hasRoom && <Directions place={event} />}
        </Card>
      )}
      {hasNext && (
        <Card label={texts.whatYouCanDo} className="row event-acts in-reach">
          <Suspense>
            <HostNext event={event} />
          </Suspense>
        </Card>
      )}
      <People event={event} />
      {user_id !== viewerId && <OpenNearby known={[event]} />}
      {user_id === viewerId && isAhead && (
        <Suspense fallback={<SkeletonList rows={2} />}>
          <FairSides event={event} />
        </Suspense>
      )}
      {actions.add.kind === 'allowed' && (
        <Suspense fallback={<SkeletonList rows={2} />}>
          <div id={INVITE_ID} tabIndex={-1} className="event-invite">
            <Invite event={event} />
          </div>
        </Suspense>
      )}
    </>
  )
}
