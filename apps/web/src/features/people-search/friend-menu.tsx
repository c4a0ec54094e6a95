import type { UserCard } from '@gauntlet/contract/cards/answer'
import { mdiDotsHorizontal } from '@mdi/js'
import { useState } from 'react'
import { useFriendship } from '../../people/use-friendship.ts'
import { ConfirmDialog } from '../../ui/modal.tsx'
import { ChallengeButton } from '../../people/player-card.tsx'
import * as texts from './texts.ts'
import { say } from '../../ui/say.ts'
import { IconButton } from '../../ui/icon-button.tsx'

/** The acts on a friend: Challenge comes first; ending the friendship is behind '⋯', and asks. */
export function FriendMenu({ player }: { player: UserCard }) {
  const { id, full_name } = player
  const [asking, setAsking] = useState(false)
  const {
    acts: [end],
    busy,
  } = useFriendship(player, 'friend')
  const run = async () => {
    await end?.run()
    setAsking(false)
  }
  return (
    <>
      <ChallengeButton id={id} name={full_name} />
      <IconButton
        icon={mdiDotsHorizontal}
        label={say(texts.endTheFriendshipName, { name: full_name })}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      />
      {asking && end?.asks && (
        <ConfirmDialog
          title={end.asks.title}
          confirm={end.asks.confirm}
          cancel={texts.goBack}
          busy={busy}
          onConfirm={() => void run()}
          onCancel={() => setAsking(false)}
        >
          <p>{end.asks.text}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
