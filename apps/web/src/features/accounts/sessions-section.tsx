import type { AnswerOf } from '@gauntlet/contract/endpoint'
import { sessions } from '@gauntlet/contract/sessions'
import { mdiDevices } from '@mdi/js'
import { useAction } from '../../api/use-action.ts'
import { useApi } from '../../api/use-api.ts'
import { Section } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { Chip } from '../../ui/status-chip.tsx'
import './settings.css'

type Session = AnswerOf<typeof sessions.list>[number]

const when = (time: string) =>
  new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' }).format(
    new Date(time),
  )

function Row({ session: { id, created, last_seen, current } }: { session: Session }) {
  const { run, busy } = useAction(sessions.revoke)
  return (
    <li className="session">
      <Icon path={mdiDevices} />
      <div className="session-words">
        <p>Signed in {when(created)}</p>
        <p className="soft small">Last seen {when(last_seen)}</p>
      </div>
      {current ? (
        <Chip tone="grass">This device</Chip>
      ) : (
        <button
          type="button"
          className="button small"
          disabled={busy}
          aria-label={`Sign out the device that signed in ${when(created)}`}
          onClick={() => void run({ id })}
        >
          Sign Out
        </button>
      )}
    </li>
  )
}

/** Where the player is signed in, this device first. */
export function SessionsSection() {
  const { data, error, refetch } = useApi(sessions.list, {})
  const list = data?.payload.toSorted((a, b) => Number(b.current) - Number(a.current))
  return (
    <Section title="Devices">
      {!list && !error && <SkeletonList rows={2} />}
      {!list && error && <ErrorState error={error} retry={() => void refetch()} />}
      {list && (
        <ul className="card sessions">
          {list.map(session => (
            <Row key={session.id} session={session} />
          ))}
        </ul>
      )}
    </Section>
  )
}
