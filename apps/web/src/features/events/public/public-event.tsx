import { events } from '@gauntlet/contract/events/endpoints'
import type { EventAnswer } from '@gauntlet/contract/events/answer'
import { Fragment, useEffect } from 'react'
import { APP_NAME } from '../../../app-name.ts'
import { serverNow } from '../../../ui/clock.ts'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { StatusChip } from '../../../ui/status-chip.tsx'
import { absolute } from '../../../ui/when.ts'
import '../../../ui/things.css'
import { useRow } from '../../../api/use-load.ts'
import { useWatched } from '../../../api/use-watched.ts'
import { isMissing } from '../../../ui/failure.ts'
import * as texts from '../texts.ts'
import { say } from '../../../ui/say.ts'

/** Lines end between the day and the hour, and neither before 'PM' nor within 'Nov 26'. */
const unbroken = (words: string): string => words.replaceAll(/(?<!,) /g, '\u00a0')

/** The end in words, without the day where that is the start's. */
function endOf(start: string, end: string): string {
  const day = start.slice(0, start.lastIndexOf(',') + 1)
  return day !== '' && end.startsWith(day) ? end.slice(day.length).trim() : end
}

/** An event as visitors see it. */
export function PublicEvent({ id }: { id: string }) {
  const { data, error, again } = useRow(events.view, { id })
  const isGone = error !== undefined && isMissing(error)
  useWatched('event', id, data !== undefined && !isGone, again)
  if (data && !isGone) return <Shown event={data.payload} />
  return error ? (
    <ErrorState
      title={texts.thisEventDidNotLoad}
      error={error}
      retry={again}
      away={<p className="soft">{texts.theLinkMayBeWrong}</p>}
    />
  ) : (
    <SkeletonList rows={2} />
  )
}

function Shown({ event }: { event: EventAnswer }) {
  const { status, start_date, end_date, timezone, venue, location, state, zip, issuer, users, message } = event
  const now = serverNow()
  const { slots, openSlots, open_invite, event_name } = event
  const start = absolute(Date.parse(start_date), now, timezone)
  const end = absolute(Date.parse(end_date), now, timezone)
  useEffect(() => {
    document.title = `${event_name} · ${APP_NAME}`
  }, [event_name])
  return (
    <>
      <h2 className="public-event-name">{event_name}</h2>
      <p>
        <StatusChip status={status} />
      </p>
      {message !== '' && <p className="bubble">{message}</p>}
      <dl className="terms card event-terms">
        <dt>{texts.when}</dt>
        <dd>
          <strong>{unbroken(start)}</strong>
          <br />
          <span className="soft small">{say(texts.untilEnd, { end: unbroken(endOf(start, end)) })}</span>
        </dd>
        <dt>{texts.where}</dt>
        <dd>
          {venue !== '' && (
            <>
              <strong>{venue}</strong>
              <br />
            </>
          )}
          {location}, {state} {zip}
        </dd>
        <dt>{texts.organizer}</dt>
        <dd>{issuer.short_name}</dd>
        <dt>{texts.places}</dt>
        <dd className="numbers">{say(texts.takenOfSlots, { taken: slots - openSlots, slots })}</dd>
        {users.length > 0 && (
          <>
            <dt>{texts.whoIsComing}</dt>
            <dd>
              {users.map(({ id, short_name }, at) => (
                <Fragment key={id}>
                  {at > 0 && ', '}
                  <span className="person">{short_name}</span>
                </Fragment>
              ))}
            </dd>
          </>
        )}
      </dl>
      {status === 'Upcoming' && (
        <p className="soft">{open_invite === 1 ? texts.signInToJoin : texts.thisEventIsByInvitation}</p>
      )}
    </>
  )
}
