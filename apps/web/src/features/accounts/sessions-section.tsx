import type { AnswerOf } from '@gauntlet/contract/endpoint'
import { sessions } from '@gauntlet/contract/sessions/endpoints'
import { mdiCellphone, mdiDevices, mdiLaptop, mdiTablet } from '@mdi/js'
import { useAction } from '../../api/use-action.ts'
import { useApi } from '../../api/use-api.ts'
import { Section } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { Chip } from '../../ui/status-chip.tsx'
import { ago, on } from '../../ui/on.ts'
import { byTime } from '../../ui/when.ts'
import './settings.css'
import * as texts from './texts.ts'
import { say } from '../../ui/say.ts'

type Session = AnswerOf<typeof sessions.list>[number]

/** Chosen by the operating system at the end of a device's name. */
export function markOf(device: string): string {
  if (/(iPhone|Android)$/.test(device)) return mdiCellphone
  if (device.endsWith('iPad')) return mdiTablet
  return / on /.test(device) ? mdiLaptop : mdiDevices
}

function Row({ session: { id, device, created, last_seen, current } }: { session: Session }) {
  const { run, busy } = useAction(sessions.revoke)
  const name = device ?? texts.unknownDevice
  return (
    <li className="session">
      <Icon path={markOf(name)} />
      <div className="session-words">
        <p className="row session-name">
          <strong>{name}</strong>
          {current && <Chip tone="grass">{texts.thisDevice}</Chip>}
        </p>
        <p className="pieces soft small numbers">
          {!current && <span>{say(texts.lastUsedAgo, { ago: ago(last_seen) })}</span>}
          <span>{say(texts.signedInOn, { on: on(created) })}</span>
        </p>
      </div>
      {!current && (
        <button
          type="button"
          className="button small"
          disabled={busy}
          aria-label={say(texts.signOutNameSignedIn, { name, on: on(created) })}
          onClick={() => void run({ id })}
        >
          {texts.signOut}
        </button>
      )}
    </li>
  )
}

/** Where a doubt about a sign-in leads. */
export const DEVICES_ID = 'devices'

/** The devices on which the player is signed in, this one first; one tap ends a session, another all others. */
export function SessionsSection() {
  const { data, error, refetch } = useApi(sessions.list, {})
  const { run, busy } = useAction(sessions.revokeOthers)
  const list = data?.payload.toSorted(
    (a, b) => Number(b.current) - Number(a.current) || byTime(b.last_seen, a.last_seen),
  )
  return (
    <div id={DEVICES_ID} tabIndex={-1}>
      <Section title={texts.devices} {...(list && list.length > 1 && { count: list.length })}>
        {!list && !error && <SkeletonList rows={2} />}
        {!list && error && <ErrorState error={error} retry={() => void refetch()} />}
        {list && (
          <div className="card stack">
            {list.length > 1 && (
              <button type="button" className="button wide-on-phone" disabled={busy} onClick={() => void run({})}>
                {texts.signOutAllOtherDevices}
              </button>
            )}
            <ul className="sessions">
              {list.map(session => (
                <Row key={session.id} session={session} />
              ))}
            </ul>
            <p className="soft small">{texts.devicesAreSignedOut}</p>
          </div>
        )}
      </Section>
    </div>
  )
}
