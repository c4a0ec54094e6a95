import { security, type SecurityEvent, type SecurityKind } from '@gauntlet/contract/security/endpoints'
import { sessions } from '@gauntlet/contract/sessions/endpoints'
import { mdiAlertOutline, mdiCheck, mdiKeyOutline, mdiLogout } from '@mdi/js'
import { useState } from 'react'
import { useApi } from '../../api/use-api.ts'
import { usePages } from '../../api/use-pages.ts'
import { Section } from '../../ui/card.tsx'
import { goToPlace } from '../../ui/focus.ts'
import { Icon } from '../../ui/icon.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { useStore } from '../../ui/store.ts'
import { wide } from '../../ui/wide.ts'
import { on, onDay } from '../../ui/on.ts'
import { Chip } from '../../ui/status-chip.tsx'
import { foldedEvents } from './folded-events.ts'
import { DEVICES_ID, markOf } from './sessions-section.tsx'
import './settings.css'
import * as texts from './texts.ts'
import { say } from '../../ui/say.ts'

const A_PAGE = 20
/** The latest ones, of which somebody may say that it was not them; whoever doubts more looks at all. */
const LATEST = 3
/** Where there is room for them. */
const LATEST_WIDE = 5

const MARKS: Partial<Record<SecurityKind, string>> = {
  registered: mdiCheck,
  sign_in_failed: mdiAlertOutline,
  signed_out: mdiLogout,
  session_ended: mdiLogout,
}

function Row({ event: { kind, text, at, times, device, here }, own }: { event: SecurityEvent; own: boolean }) {
  const event = times > 1 ? say(texts.eventTimes, { event: text, times }) : text
  // Of a sign-in the device is what differs.
  const isNamed = kind === 'signed_in' && device !== null
  return (
    <li className={kind === 'sign_in_failed' ? 'session warned' : 'session'}>
      <Icon path={isNamed ? markOf(device) : (MARKS[kind] ?? mdiKeyOutline)} />
      <div className="session-words">
        <p className="row session-name">
          <strong>{isNamed ? device : event}</strong>
          {own && <Chip tone="grass">{texts.thisDevice}</Chip>}
          {!here && device !== null && <Chip tone="sand">{texts.anotherNetwork}</Chip>}
          {kind === 'signed_in' && !own && (
            <button type="button" className="button quiet small session-doubt" onClick={() => goToPlace(DEVICES_ID)}>
              {texts.notYou}
            </button>
          )}
        </p>
        <p className="soft small">
          {isNamed && `${event} · `}
          <time dateTime={at}>{on(at)}</time>
          {!isNamed && device !== null && ` · ${device}`}
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
  const session = useApi(sessions.list, {}).data?.payload.find(({ current }) => current)
  // The session began with it, or with one that it stands for.
  const isOwn = ({ kind, here, device, at }: SecurityEvent) =>
    kind === 'signed_in' && here && device === session?.device && onDay(at) === onDay(session.created)
  const [isWhole, setWhole] = useState(false)
  const all = data && foldedEvents(data.pages.flatMap(({ payload }) => payload))
  const latest = useStore(wide) ? LATEST_WIDE : LATEST
  // The sign-in that nobody doubts stands first: those below it are there to be looked at.
  const list = isWhole ? all : all?.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a))).slice(0, latest)
  return (
    <Section title={texts.securityLog}>
      {!list && !error && <SkeletonList rows={3} />}
      {!list && error && <ErrorState error={error} retry={() => void refetch()} />}
      {list && (
        <div className="card stack tight">
          {list.length === 0 ? (
            <p className="soft">{texts.accountActivity}</p>
          ) : (
            <ul className="sessions">
              {list.map(event => (
                <Row key={event.id} event={event} own={isOwn(event)} />
              ))}
            </ul>
          )}
          {isWhole && <p className="soft small">{texts.weKeepNoLocation}</p>}
          {all && all.length > latest && !isWhole && (
            <button type="button" className="button quiet session-all" onClick={() => setWhole(true)}>
              {texts.showTheWholeLog}
            </button>
          )}
          {isWhole && hasNextPage && (
            <button
              type="button"
              className="button wide"
              disabled={isFetchingNextPage}
              onClick={() => void fetchNextPage()}
            >
              {isFetchingNextPage ? texts.oneMoment : texts.showOlder}
            </button>
          )}
        </div>
      )}
    </Section>
  )
}
