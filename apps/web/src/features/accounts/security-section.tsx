import { security, type SecurityEvent, type SecurityKind } from '@gauntlet/contract/security/endpoints'
import { mdiAlertOutline, mdiCheck, mdiKeyOutline, mdiLogin, mdiLogout } from '@mdi/js'
import { usePages } from '../../api/use-pages.ts'
import { Section } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { on } from '../../ui/on.ts'
import './settings.css'

const A_PAGE = 10

const MARKS: Partial<Record<SecurityKind, string>> = {
  registered: mdiCheck,
  signed_in: mdiLogin,
  sign_in_failed: mdiAlertOutline,
  signed_out: mdiLogout,
  session_ended: mdiLogout,
}

function Row({ event: { kind, text, at, times, device, here } }: { event: SecurityEvent }) {
  return (
    <li className={kind === 'sign_in_failed' ? 'session warned' : 'session'}>
      <Icon path={MARKS[kind] ?? mdiKeyOutline} />
      <div className="session-words">
        <p>
          {text}
          {times > 1 && `, ${times} times`}
        </p>
        <p className="soft small">
          <time dateTime={at}>{on(at)}</time>
          {device !== null && ` · ${device}`}
          {here ? ' · this network' : device !== null && ' · another network'}
        </p>
      </div>
    </li>
  )
}

/** The account's security events of the past year, the newest first. */
export function SecuritySection() {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = usePages(
    security.log,
    page => ({ page, limit: A_PAGE }),
    { live: true },
  )
  const list = data?.pages.flatMap(({ payload }) => payload)
  return (
    <Section title="Security log">
      {!list && !error && <SkeletonList rows={3} />}
      {!list && error && <ErrorState error={error} retry={() => void refetch()} />}
      {list && (
        <div className="card stack">
          {list.length === 0 ? (
            <p className="soft">What happens to your account stands here: sign-ins, new passwords, a new email.</p>
          ) : (
            <ul className="sessions">
              {list.map(event => (
                <Row key={event.id} event={event} />
              ))}
            </ul>
          )}
          {hasNextPage && (
            <button
              type="button"
              className="button wide"
              disabled={isFetchingNextPage}
              onClick={() => void fetchNextPage()}
            >
              {isFetchingNextPage ? 'One moment …' : 'Show Older'}
            </button>
          )}
          <p className="soft small">
            Was it not you? Set a new password: it signs out everybody else. No location is kept, only whether it was
            your network.
          </p>
        </div>
      )}
    </Section>
  )
}
