import type { UserCard } from '@gauntlet/contract/cards/answer'
import { ChallengeButton } from '../../people/player-card.tsx'
import { useFriendship } from '../../people/use-friendship.ts'
import { MoreButton } from '../../ui/more-button.tsx'
import { say } from '../../ui/say.ts'
import * as texts from './texts.ts'

/** The acts on a friend: Challenge comes first; ending the friendship is behind '⋯', and asks. */
export function FriendMenu({ player, sportId }: { player: UserCard; sportId?: string | undefined }) {
  const { id, full_name } = player
  const {
    acts: [end],
    busy,
  } = useFriendship(player, 'friend')
  return (
    <>
      <ChallengeButton id={id} name={full_name} sportId={sportId} />
      {end?.asks && (
        <MoreButton
          label={say(texts.endTheFriendshipName, { name: full_name })}
          asks={end.asks}
          busy={busy}
          run={end.run}
        />
      )}
    </>
  )
}
