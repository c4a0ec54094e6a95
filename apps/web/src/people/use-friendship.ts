import type { UserCard } from '@gauntlet/contract/cards/answer'
import { friends, friendTexts, type FriendStatus } from '@gauntlet/contract/friends/endpoints'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { aboutPlayer } from '../ui/about-line.tsx'
import type { Act } from '../ui/act-buttons.tsx'
import type { Ahead } from '../api/optimistic.ts'
import { useAction } from '../api/use-action.ts'
import { useApi } from '../api/use-api.ts'
import * as texts from './texts.ts'
import { say } from '../ui/say.ts'

/** The viewer's friends and open requests, by player; undefined until they are known. */
export function useFriendStatus(): ((id: string) => FriendStatus) | undefined {
  const { data } = useApi(friends.list, {})
  const known = data && new Map(data.payload.map(({ id, friends: status }) => [id, status]))
  return known && (id => known.get(id) ?? 'none')
}

/** Shows the expected state before the server has answered. */
function show(ahead: Ahead, id: string, status: FriendStatus): void {
  ahead.change(profiles.view, { id }, user => ({ ...user, friends: status }))
  ahead.change(friends.list, {}, list =>
    list.flatMap(card => {
      if (card.id !== id) return [card]
      return status === 'none' ? [] : [{ ...card, friends: status }]
    }),
  )
}

type Person = Pick<UserCard, 'id' | 'first_name' | 'full_name'> & { preference: Pick<UserCard['preference'], 'image'> }

/** The viewer's acts on the friendship with a player. */
export function useFriendship(
  { id, first_name, full_name, preference }: Person,
  status: FriendStatus,
): { acts: Act[]; busy: boolean } {
  const { run, busy } = useAction(friends.send, {
    success: false,
    failure: friendTexts.failed,
    optimistic: (ahead, { friends: [asked] }) => {
      const asking = asked?.active === 1
      show(ahead, id, asking ? (status === 'received' ? 'friend' : 'sent') : 'none')
    },
  })
  const send = (active: 0 | 1) => () => run({ friends: [{ id, active }] })
  const acts: Record<FriendStatus, Act[]> = {
    none: [{ text: texts.addFriend, run: send(1) }],
    sent: [
      { text: texts.requested, disabled: true, run: send(1) },
      { text: texts.withdraw, look: 'quiet', run: send(0) },
    ],
    received: [
      { text: texts.accept, look: 'main', run: send(1) },
      { text: texts.decline, look: 'danger', run: send(0) },
    ],
    friend: [
      {
        text: texts.friends,
        asks: {
          title: say(texts.endTheFriendshipWithFirstName, { firstName: first_name }),
          line: aboutPlayer({ id, full_name, preference }),
          text: say(texts.youNoLongerSeeEach, { firstName: first_name }),
          confirm: texts.yesEndIt,
        },
        run: send(0),
      },
    ],
  }
  return { acts: acts[status], busy }
}
