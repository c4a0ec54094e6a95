import type { UserCard } from '@gauntlet/contract/cards/answer'
import type { TalkMessage } from '@gauntlet/contract/talk/endpoints'
import { mdiDotsHorizontal } from '@mdi/js'
import { LinkedName } from '../../people/linked-name.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { say } from '../../ui/say.ts'
import { piecesOf } from './links.ts'
import * as texts from './texts.ts'
import { hourOf } from './times.ts'

/** A message as plain text, with its addresses as links. */
export const Words = ({ text }: { text: string }) => (
  <p className="talk-words" dir="auto">
    {piecesOf(text).map((piece, at) =>
      typeof piece === 'string' ? (
        piece
      ) : (
        // oxlint-disable-next-line react/no-array-index-key -- the pieces of a text never change their order
        <a key={at} href={piece.href} target="_blank" rel="noopener nofollow ugc">
          {piece.href}
        </a>
      ),
    )}
  </p>
)

export function Message({
  message: { text, created },
  author,
  own,
  follows = false,
  unnamed = false,
  open,
}: {
  /** Without a time it is older than the talk. */
  message: Pick<TalkMessage, 'text'> & Partial<TalkMessage>
  author: UserCard
  own: boolean
  /** The author also wrote the message above. */
  follows?: boolean
  /** Of two: the other's name stands above the talk. */
  unnamed?: boolean
  /** Opens what can be done with it; absent where nothing can. */
  open?: (() => void) | undefined
}) {
  const name = own ? texts.you : author.full_name
  return (
    <li className={`talk-message${own ? ' own' : ''}${follows ? ' follows' : ''}`}>
      {!own && !follows && <Avatar id={author.id} name={author.full_name} image={author.preference.image} size={36} />}
      <div className="talk-bubble">
        <p className={own || follows || unnamed ? 'visually-hidden' : 'talk-author small'}>
          {own || unnamed ? name : <LinkedName player={author} />}
        </p>
        <Words text={text} />
        {created !== undefined && (
          <time className="soft talk-hour numbers" dateTime={created}>
            {hourOf(created)}
          </time>
        )}
      </div>
      {open && <IconButton icon={mdiDotsHorizontal} label={say(texts.moreOf, { name })} onClick={open} />}
    </li>
  )
}
