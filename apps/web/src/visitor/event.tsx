import { events } from '@gauntlet/contract/events'
import type { EventAnswer } from '@gauntlet/contract/events-answer'
import { call } from '../api/api.ts'
import { useLoad } from '../api/use-load.ts'
import { paths } from '../paths.ts'
import { serverNow } from '../ui/clock.ts'
import { SkeletonList } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/states.tsx'
import { StatusChip } from '../ui/status-chip.tsx'
import { absolute } from '../ui/when.ts'
import { Frame } from './frame.tsx'
import { Link } from './link.tsx'
import type { VisitorPage } from './routes.ts'
import '../ui/page.css'
import '../ui/card.css'
import '../ui/controls.css'
import '../ui/things.css'

/** An event for whoever has its address: more is seen, and joined, by who signs in. */
export default function VisitorEvent({ parts }: VisitorPage) {
  const id = parts['event_view_id'] ?? ''
  const { data, error, again } = useLoad(id, signal => call(events.view, { id }, { signal }))
  const event = data?.payload
  return (
    <Frame title={event?.event_name ?? 'Event'}>
      {event ? <Shown event={event} /> : error ? <ErrorState error={error} retry={again} /> : <SkeletonList rows={2} />}
      <nav className="visitor-foot" aria-label="Account">
        <Link href={paths.register}>Sign Up</Link>
        <Link href={paths.login}>Sign In</Link>
      </nav>
    </Frame>
  )
}

function Shown({ event }: { event: EventAnswer }) {
  const { status, start_date, end_date, timezone, venue, location, state, zip, issuer, users, message } = event
  const now = serverNow()
  const { slots, openSlots, open_invite } = event
  return (
    <>
      <p>
        <StatusChip status={status} />
      </p>
      {message !== '' && <p className="bubble">{message}</p>}
      <dl className="terms card">
        <dt>When</dt>
        <dd>
          <strong>{absolute(Date.parse(start_date), now, timezone)}</strong>
          <br />
          <span className="soft small">until {absolute(Date.parse(end_date), now, timezone)}</span>
        </dd>
        <dt>Where</dt>
        <dd>
          {venue !== '' && (
            <>
              <strong>{venue}</strong>
              <br />
            </>
          )}
          {location}, {state} {zip}
        </dd>
        <dt>Organizer</dt>
        <dd>{issuer.short_name}</dd>
        <dt>Places</dt>
        <dd className="numbers">
          {slots - openSlots} of {slots} taken
        </dd>
        {users.length > 0 && (
          <>
            <dt>Who comes</dt>
            <dd>{users.map(({ short_name }) => short_name).join(', ')}</dd>
          </>
        )}
      </dl>
      {status === 'Upcoming' && (
        <p className="soft">
          {open_invite === 1 ? 'Sign in to join.' : 'This event is by invitation. Are you invited? Sign in to answer.'}
        </p>
      )}
    </>
  )
}
