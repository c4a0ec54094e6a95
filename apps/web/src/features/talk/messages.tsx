import type { TalkMessage, TalkThread } from '@gauntlet/contract/talk/endpoints'
import { talk } from '@gauntlet/contract/talk/endpoints'
import { Fragment, useState } from 'react'
import { useApi } from '../../api/use-api.ts'
import { useSelf } from '../../api/use-self.ts'
import { serverNow } from '../../ui/clock.ts'
import { Message } from './message.tsx'
import { MessageMenu } from './message-menu.tsx'
import * as texts from './texts.ts'
import type { Thing } from './thing.ts'
import { dayOf } from './times.ts'

interface OfThread {
  thing: Thing
  /** The number of the message that is pinned now, as the latest page tells: earlier ones are read only once. */
  pinned: number | undefined
  /** Between two. */
  unnamed: boolean
}

/** A page of a thread: a heading for each day, and above it the way to the page before. */
export function Messages({ thing, page, pinned, unnamed }: OfThread & { page: TalkThread }) {
  const { id: viewerId } = useSelf()
  const [chosen, setChosen] = useState<TalkMessage>()
  const { messages, people, more, actions } = page
  const [first] = messages
  const authorOf = new Map(people.map(person => [person.id, person]))
  const pins = actions.pin.kind === 'allowed'
  const now = serverNow()
  const chosenBy = chosen && authorOf.get(chosen.user_id)
  return (
    <>
      {more === 1 && first && <Earlier thing={thing} pinned={pinned} unnamed={unnamed} before={first.number} />}
      <ol className="talk-messages">
        {messages.map((message, at) => {
          const author = authorOf.get(message.user_id)
          const above = messages[at - 1]
          const day = dayOf(message.created, now)
          const sameDay = above !== undefined && dayOf(above.created, now) === day
          const own = message.user_id === viewerId
          return (
            author && (
              <Fragment key={message.number}>
                {!sameDay && <li className="talk-day soft small">{day}</li>}
                <Message
                  message={message}
                  author={author}
                  own={own}
                  unnamed={unnamed}
                  follows={sameDay && above.user_id === message.user_id}
                  open={own && !pins ? undefined : () => setChosen(message)}
                />
              </Fragment>
            )
          )
        })}
      </ol>
      {chosen && chosenBy && (
        <MessageMenu
          thing={thing}
          message={chosen}
          author={chosenBy}
          own={chosen.user_id === viewerId}
          pins={pins}
          pinned={pinned === chosen.number}
          close={() => setChosen(undefined)}
        />
      )}
    </>
  )
}

/** The messages before a number, once they are asked for. */
function Earlier({ thing, pinned, unnamed, before }: OfThread & { before: number }) {
  const [asked, setAsked] = useState(false)
  const { data, isFetching } = useApi(talk.view, { ...thing, before }, { enabled: asked, live: false, keep: true })
  if (data && asked) return <Messages thing={thing} pinned={pinned} unnamed={unnamed} page={data.payload} />
  return (
    <button type="button" className="button small talk-earlier" disabled={isFetching} onClick={() => setAsked(true)}>
      {texts.earlier}
    </button>
  )
}
