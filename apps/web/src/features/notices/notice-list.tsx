import {
  mdiAccountGroupOutline,
  mdiAccountMultipleOutline,
  mdiBellOutline,
  mdiCalendarOutline,
  mdiCheckAll,
  mdiClockOutline,
  mdiEmailOutline,
  mdiForumOutline,
  mdiHandClap,
  mdiSwordCross,
  mdiTrophyOutline,
} from '@mdi/js'
import { type Notice, notices } from '@gauntlet/contract/notices/endpoints'
import type { NoticeKind } from '@gauntlet/contract/notices/texts'
import { PAGE_LIMIT } from '@gauntlet/contract/fields'
import { callTexts } from '@gauntlet/contract/envelope'
import { POLL_CHALLENGES_MS } from '@gauntlet/contract/live/endpoints'
import { useState } from 'react'
import { useAction } from '../../api/use-action.ts'
import { usePages } from '../../api/use-pages.ts'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Page } from '../../ui/page.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { daysOf, within } from './fresh.ts'
import './notices.css'
import * as texts from './texts.ts'
import { say } from '../../ui/say.ts'

const MARKS: Record<NoticeKind, string> = {
  challenges: mdiSwordCross,
  friends: mdiAccountMultipleOutline,
  tournaments: mdiTrophyOutline,
  events: mdiCalendarOutline,
  teams: mdiAccountGroupOutline,
  invitations: mdiEmailOutline,
  reminders: mdiClockOutline,
  talk: mdiForumOutline,
  feed: mdiHandClap,
}

const factsOf = (line: string): string[] => (line === '' ? [] : line.split(' · '))

/** The viewer's notices, the newest first, page by page. */
export default function NoticeList() {
  const pages = usePages(notices.list, page => ({ page, limit: PAGE_LIMIT }), { live: true, poll: POLL_CHALLENGES_MS })
  const { data, error, refetch } = pages
  const { run, busy } = useAction(notices.read, { success: false })
  const all = data?.pages.map(({ payload }) => payload)
  const list = all?.at(-1)
  return (
    <Page
      title={texts.notifications}
      {...(list && { subtitle: list.unread === 0 ? texts.allRead : say(texts.unreadUnread, { unread: list.unread }) })}
      back={paths.dashboard}
      onRefresh={refetch}
      actions={
        list !== undefined &&
        list.unread > 0 && (
          <button type="button" className="button small mark-read" disabled={busy} onClick={() => void run({})}>
            <Icon path={mdiCheckAll} />
            {texts.markAllRead}
          </button>
        )
      }
    >
      <Loaded value={all} error={error} retry={refetch}>
        {loaded => (
          <>
            <Shown list={loaded.flatMap(page => page.notices)} read={id => void run({ id })} />
            <ShowMore pages={pages} failed={callTexts.somethingWrong} />
          </>
        )}
      </Loaded>
    </Page>
  )
}

function Shown({ list, read }: { list: readonly Notice[]; read: (id: string) => void }) {
  const [now] = useState(Date.now)
  if (list.length === 0)
    return (
      <EmptyState mark={mdiBellOutline} title={texts.nothingYet}>
        <p className="soft">{texts.challengesAppearHere}</p>
      </EmptyState>
    )
  return (
    <div className="notice-days">
      {daysOf(list, now).map(day => (
        <Day key={day.title} {...day} now={now} read={read} />
      ))}
    </div>
  )
}

function Day({
  title,
  list,
  now,
  read,
}: {
  title: string
  list: readonly Notice[]
  now: number
  read: (id: string) => void
}) {
  return (
    <div className="stack section">
      <h2>{title}</h2>
      <ul className="card notices">
        {list.map(({ id, kind, text, line, link, created, read: wasRead }) => (
          <li key={id}>
            <Link
              className={wasRead === 1 ? 'notice' : 'notice unread'}
              to={link}
              onClick={() => wasRead === 0 && read(id)}
            >
              <Icon path={MARKS[kind]} />
              <span className="notice-text">
                <strong>{text}</strong>
                <time className="soft small numbers" dateTime={created}>
                  {within(Date.parse(created), now)}
                </time>
                <span className="notice-line soft small numbers">
                  <span className="pieces">
                    {factsOf(line).map(fact => (
                      <span key={fact}>{fact}</span>
                    ))}
                  </span>
                  {wasRead === 0 && <span className="visually-hidden">{texts.unread}</span>}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
