import { talk, type TalkThread } from '@gauntlet/contract/talk/endpoints'
import { talkTexts } from '@gauntlet/contract/talk/texts'
import { mdiBellOffOutline, mdiBellOutline, mdiForumOutline, mdiPin } from '@mdi/js'
import { type ReactNode, useEffect } from 'react'
import { useAction } from '../../api/use-action.ts'
import { useApi } from '../../api/use-api.ts'
import { useSelf } from '../../api/use-self.ts'
import { paths } from '../../paths.ts'
import { namesTogether } from '../../people/names.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { isMissing } from '../../ui/failure.ts'
import { Icon } from '../../ui/icon.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Page } from '../../ui/page.tsx'
import { useParams } from '../../ui/router.ts'
import { say } from '../../ui/say.ts'
import { EmptyState, WayOn } from '../../ui/states.tsx'
import { About } from './about.tsx'
import { Composer } from './composer.tsx'
import { Message, Words } from './message.tsx'
import { Messages } from './messages.tsx'
import './talk.css'
import * as texts from './texts.ts'
import { kindOf, screenOf, type Thing } from './thing.ts'
import { dayOf } from './times.ts'
import { useEnd } from './use-end.ts'
import { type Match, useMatch } from './use-match.ts'

/** px */
const FACE = 40

/** The thread of a challenge, a tournament, an event or a team. */
export default function Thread() {
  const { kind: part, id = '' } = useParams()
  const kind = kindOf(part)
  if (kind === undefined)
    return (
      <Page title={texts.talk} back={paths.dashboard}>
        <EmptyState title={talkTexts.missing} />
      </Page>
    )
  return <Open key={`${kind}/${id}`} thing={{ kind, id }} />
}

function Open({ thing }: { thing: Thing }) {
  const match = useMatch(thing)
  const [other, ...more] = match?.others ?? []
  // Of two the one, by face and name; several stand in the line below.
  const alone = more.length === 0 ? other : undefined
  const names = more.length > 0 && match ? namesTogether(match.others) : undefined
  const { data, error, refetch } = useApi(talk.view, { ...thing })
  // a player who has just left what it is about keeps nothing on the screen
  const thread = error && isMissing(error) ? undefined : data?.payload
  const screen = screenOf(thing)
  return (
    <Page
      title={alone?.full_name ?? texts.talk}
      {...(alone && {
        face: <Avatar id={alone.id} name={alone.full_name} image={alone.preference.image} size={FACE} />,
        about: texts.talk,
      })}
      {...(thread && {
        subtitle: alone
          ? match?.sport
          : [names, thread.title, match?.when].filter(part => part !== undefined).join(' · '),
        actions: <Mute thing={thing} muted={thread.muted === 1} />,
      })}
      back={screen}
    >
      <Loaded value={thread} error={error} retry={refetch} rows={4} away={<WayOn to={screen}>{texts.backToIt}</WayOn>}>
        {loaded => (
          <Shown thing={thing} thread={loaded} about={match && <About match={match} to={screen} />} match={match} />
        )}
      </Loaded>
    </Page>
  )
}

function Mute({ thing, muted }: { thing: Thing; muted: boolean }) {
  const { run, busy } = useAction(talk.mute, { success: muted ? texts.notMuted : texts.nowMuted })
  const word = muted ? texts.unmute : texts.mute
  return (
    <button
      type="button"
      className="button small talk-mute"
      aria-label={word}
      title={word}
      aria-pressed={muted}
      disabled={busy}
      onClick={() => void run({ ...thing, muted: muted ? 0 : 1 })}
    >
      <Icon path={muted ? mdiBellOffOutline : mdiBellOutline} />
      <span>{word}</span>
    </button>
  )
}

/** The messages of the challenge and of its answers: the talk goes on from there. */
function Notes({
  match: { notes, others, issuer, created, now },
  next,
}: {
  match: Match
  /** The talk's first message: its day may be the same. */
  next: string | undefined
}) {
  const { id } = useSelf()
  const day = dayOf(created, now)
  return (
    <ul className="talk-messages">
      {(next === undefined || dayOf(next, now) !== day) && <li className="talk-day soft small">{day}</li>}
      {notes.map(player => (
        <Message
          key={player.id}
          message={{ text: player.message, ...(player.id === issuer.id && { created }) }}
          author={player}
          own={player.id === id}
          unnamed={others.length === 1}
        />
      ))}
    </ul>
  )
}

function Shown({
  thing,
  thread,
  about,
  match,
}: {
  thing: Thing
  thread: TalkThread
  about: ReactNode
  match: Match | undefined
}) {
  const self = useSelf()
  const { messages, pinned, friends_only } = thread
  const notes = match?.notes ?? []
  const note = notes.at(-1)
  // Whoever has written with the challenge has nothing to answer.
  const unanswered = messages.length === 0 && note?.id !== self.id ? note : undefined
  const { end, stay } = useEnd(messages.at(-1)?.number ?? 0)
  useSeen(thing, thread)
  return (
    <div className="talk">
      {about}
      {pinned && (
        <div className="card talk-pinned">
          <p className="soft small">
            <Icon path={mdiPin} /> {texts.pinned}
          </p>
          <Words text={pinned.text} />
        </div>
      )}
      {friends_only === 1 && <p className="soft small talk-note">{texts.youTalkWithFriends}</p>}
      {match && notes.length > 0 && thread.more === 0 && <Notes match={match} next={messages[0]?.created} />}
      {messages.length > 0 ? (
        <Messages thing={thing} page={thread} pinned={pinned?.number} unnamed={match?.others.length === 1} />
      ) : (
        notes.length === 0 && (
          <EmptyState mark={mdiForumOutline} title={texts.noMessagesYet}>
            <p className="soft">{texts.sayWhenYouAre}</p>
          </EmptyState>
        )
      )}
      <Composer
        thing={thing}
        said={stay}
        start={match?.start}
        hint={unanswered ? say(texts.answerName, { name: unanswered.first_name }) : texts.writeAMessage}
      />
      <div ref={end} />
    </div>
  )
}

/** Tells the server up to where the viewer has read, while the screen is in front. */
function useSeen(thing: Thing, { unread, last }: TalkThread) {
  const { run } = useAction(talk.seen, { unasked: true })
  useEffect(() => {
    if (unread === 0) return undefined
    const see = () => {
      if (!document.hidden) void run({ ...thing, number: last })
    }
    see()
    document.addEventListener('visibilitychange', see)
    return () => document.removeEventListener('visibilitychange', see)
    // oxlint-disable-next-line react/exhaustive-deps -- `run` is new on every render; what is unread is what counts
  }, [unread, last])
}
