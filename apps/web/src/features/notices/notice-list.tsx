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
import { type ReactNode, useState } from 'react'
import { useAction } from '../../api/use-action.ts'
import { usePages } from '../../api/use-pages.ts'
import { paths } from '../../paths.ts'
import { type SideFace, SideFaces } from '../../people/side-faces.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Page } from '../../ui/page.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { ago, daysOf, within } from './fresh.ts'
import { needsFirst } from './needs.ts'
import './notices.css'
import * as texts from './texts.ts'

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

/** '6–11 6–11' */
const SCORE = /^\d+–\d+/u
/** '69% to win' */
const CHANCE = /^\d+%/u
const lookOf = (fact: string) => (SCORE.test(fact) ? 'notice-score' : CHANCE.test(fact) ? 'notice-chance' : undefined)
const factsOf = (line: string): string[] => (line === '' ? [] : line.split(' · '))

/** A thing that waits for the viewer: the face of the other player in it, and what can be done at once. */
export interface Waiting {
  face: SideFace | null
  /** Said in place of a notice that is behind it. */
  news?: string | undefined
  /** Said where that does not: the score that was reported, the tournament. */
  about?: string | undefined
  /** Its row where no notice of it is at hand. */
  untold: Pick<Notice, 'kind' | 'text' | 'line'>
  acts: ReactNode
}

const NO_TIME = ''

interface Things {
  /** Matches that wait for the viewer, by the address that their notices lead to. */
  waiting: ReadonlyMap<string, Waiting>
  /** Likewise what others have asked, which waits with less hurry. */
  asked: ReadonlyMap<string, Waiting>
}

/** The viewer's notices: of what waits and what is asked, and then all others, the newest first, page by page. */
export function NoticeList(things: Things) {
  const pages = usePages(notices.list, page => ({ page, limit: PAGE_LIMIT }), { live: true, poll: POLL_CHALLENGES_MS })
  const { data, error, refetch } = pages
  const { run, busy } = useAction(notices.read, { success: false })
  const all = data?.pages.map(({ payload }) => payload)
  const list = all?.at(-1)
  return (
    <Page
      title={texts.notifications}
      {...(list?.unread === 0 && { subtitle: texts.allRead })}
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
            <Shown list={loaded.flatMap(page => page.notices)} {...things} read={id => void run({ id })} />
            <ShowMore pages={pages} failed={callTexts.somethingWrong} />
          </>
        )}
      </Loaded>
    </Page>
  )
}

function Shown({ list, waiting, asked, read }: Things & { list: readonly Notice[]; read: (id: string) => void }) {
  const [now] = useState(Date.now)
  const first = needsFirst(list, waiting)
  const { needs: requests, others } = needsFirst(first.others, asked)
  if (list.length === 0 && first.needs.length === 0 && requests.length === 0)
    return (
      <EmptyState mark={mdiBellOutline} title={texts.nothingYet}>
        <p className="soft">{texts.challengesAppearHere}</p>
      </EmptyState>
    )
  return (
    <div className="notice-days">
      <Needs title={texts.needsYou} needs={first.needs} now={now} read={read} />
      <Needs title={texts.invitationsAndRequests} needs={requests} now={now} read={read} />
      {daysOf(others, now).map(({ title, list: told }) => (
        <Group key={title} title={title}>
          {told.map(notice => (
            <Row
              key={notice.id}
              notice={notice}
              face={notice.actor}
              when={within(Date.parse(notice.created), now)}
              read={read}
            />
          ))}
        </Group>
      ))}
    </div>
  )
}

/** Things that wait, each with its answers; nothing where none does. */
const Needs = ({
  title,
  needs,
  now,
  read,
}: {
  title: string
  needs: readonly { link: string; notice: Notice | undefined; thing: Waiting }[]
  now: number
  read: (id: string) => void
}) =>
  needs.length > 0 && (
    <Group title={title} count={needs.length}>
      {needs.map(
        ({ link, thing, notice = { id: link, link, created: NO_TIME, read: 1, actor: null, ...thing.untold } }) => (
          <Row
            key={link}
            notice={notice}
            face={notice.actor ?? thing.face}
            news={thing.news}
            about={thing.about}
            when={notice.created === NO_TIME ? NO_TIME : ago(Date.parse(notice.created), now)}
            read={read}
          >
            {thing.acts}
          </Row>
        ),
      )}
    </Group>
  )

const Group = ({ title, count, children }: { title: string; count?: number; children: ReactNode }) => (
  <div className="stack section">
    <h2>
      {title}
      {count !== undefined && <span className="count"> {count}</span>}
    </h2>
    <ul className="card notices">{children}</ul>
  </div>
)

/** An initial stays on the line of the name before it. */
const unbroken = (text: string): string => text.replaceAll(/ (?=\p{L}\.)/gu, '\u00a0')

/** px */
const FACE = 40

/** A face with the mark of the kind; the mark alone where there is none. */
const Lead = ({ kind, face }: { kind: NoticeKind; face: SideFace | null }) => (
  <span className={face ? 'notice-lead faced' : 'notice-lead'}>
    {face && <SideFaces id={face.id} name={face.full_name} image={face.image} mate={face.mate} size={FACE} />}
    <Icon path={MARKS[kind]} />
  </span>
)

function Row({
  notice,
  face,
  news,
  about,
  when,
  read,
  children,
}: {
  notice: Notice
  /** Of the player who did it, or against whom something is to be done. */
  face: SideFace | null
  news?: string | undefined
  about?: string | undefined
  /** How long ago it came, or at which hour of the day above. */
  when: string
  read: (id: string) => void
  /** The buttons for that. */
  children?: ReactNode
}) {
  const { id, kind, text, line, link, created, read: wasRead } = notice
  const facts = [...factsOf(about ?? ''), ...factsOf(line)]
  return (
    <li className={children ? 'notice-need' : undefined}>
      <Link className={wasRead === 1 ? 'notice' : 'notice unread'} to={link} onClick={() => wasRead === 0 && read(id)}>
        <Lead kind={kind} face={face} />
        <span className="notice-text">
          <strong>{unbroken(news ?? text)}</strong>
          {/* Close to the time of a match a second one is mistaken for it, and what waits is not in the order of time. */}
          {when !== NO_TIME && (
            <time
              className={`soft small numbers ${facts.length > 1 || children ? 'visually-hidden notice-when' : ''}`}
              dateTime={created}
            >
              {when}
            </time>
          )}
          <span className="notice-line soft small numbers">
            <span className="pieces">
              {facts.map(fact => (
                <span key={fact} className={lookOf(fact)}>
                  {fact}
                </span>
              ))}
            </span>
            {wasRead === 0 && <span className="visually-hidden">{texts.unread}</span>}
          </span>
        </span>
      </Link>
      {children && <div className="row notice-acts">{children}</div>}
    </li>
  )
}
