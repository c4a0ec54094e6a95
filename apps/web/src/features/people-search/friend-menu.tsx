import type { UserCard } from '@gauntlet/contract/cards/answer'
import { useFriendship } from '../../people/use-friendship.ts'
import { MoreButton } from '../../ui/more-button.tsx'
import { say } from '../../ui/say.ts'
import * as texts from './texts.ts'

/** The end of a friendship, behind '⋯' at the corner of a card. */
export function FriendMenu({ player }: { player: UserCard }) {
  const {
    acts: [end],
    busy,
  } = useFriendship(player, 'friend')
  return (
    typeof end?.asks === 'object' && (
      <MoreButton
        label={say(texts.endTheFriendshipName, { name: player.full_name })}
        asks={end.asks}
        busy={busy}
        run={end.run}
      />
    )
  )
}
