import type { UserCard } from '@gauntlet/contract/cards/answer'
import { friends, friendTexts, type ListedFriend } from '@gauntlet/contract/friends/endpoints'
import type { ReactNode } from 'react'
import { useApi } from '../api/use-api.ts'
import { cityOf } from '../places/city-of.ts'
import { Avatar } from '../ui/avatar.tsx'
import { DeadEnd } from '../ui/dead-end.tsx'
import '../ui/things.css'
import { SkeletonList } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/states.tsx'
import './friend-choices.css'
import { Rank } from './rank.tsx'
import * as texts from './texts.ts'
import { say } from '../ui/say.ts'

/** Whether a friend is left to be named; undefined until it is known. */
export function useFreeFriend(taken: readonly string[]): boolean | undefined {
  const { data } = useApi(friends.list, {})
  return data?.payload.some(card => card.friends === 'friend' && !taken.includes(card.id))
}

/** The viewer's friends except those `taken`; says so if there are none left, or none at all. */
export function FreeFriends({
  taken,
  allTaken,
  way,
  children,
}: {
  /** Ids. */
  taken: readonly string[]
  allTaken: string
  /** The way on if nobody is left. */
  way?: ReactNode
  children: (free: readonly ListedFriend[]) => ReactNode
}) {
  const { data, error, refetch } = useApi(friends.list, {})
  if (!data)
    return error ? (
      <ErrorState title={texts.yourFriendsDidNotLoad} error={error} retry={() => void refetch()} />
    ) : (
      <SkeletonList rows={2} />
    )
  const all = data.payload.filter(card => card.friends === 'friend')
  const free = all.filter(({ id }) => !taken.includes(id))
  if (free.length > 0) return children(free)
  return <DeadEnd why={all.length > 0 ? allTaken : friendTexts.noneFound} help={way} />
}

/** A friend, or somebody whose sports nobody asks for. */
type Choosable = UserCard & { _matchingData?: ListedFriend['_matchingData'] | null }

/** Where no sport is asked: in place of the city, and of a rank that would be of any sport. */
interface Told {
  line: string
  end?: ReactNode
}

/** A friend's facts, beside the buttons of the row, and the rank in the sport in which the two are closest. */
export const FriendWords = ({
  friend: { id, full_name, preference, _matchingData: shared },
  more,
}: {
  friend: Choosable
  more?: Told | undefined
}) => {
  return (
    <>
      <Avatar id={id} name={full_name} image={preference.image} size={40} />
      <span className="friend-words">
        <span className="friend-line">
          {full_name}
          {more?.end !== undefined && <span className="friend-end">{more.end}</span>}
          {shared && !more && (
            <span className="friend-end">
              <span className="visually-hidden">{say(texts.rankIn, { sport: shared.Sports.name })} </span>
              <Rank value={shared.UsersSports.rank} provisional={shared.UsersSports.provisional} />
            </span>
          )}
        </span>
        <span className="friend-line soft small">
          {more?.line || (preference.location !== null && cityOf(preference.location))}
          {shared && !more && <span className="friend-end">{shared.Sports.name}</span>}
        </span>
      </span>
    </>
  )
}

/** Friends to choose several of; nobody else can be chosen while `full`. */
export const FriendChoices = ({
  friends: all,
  chosen,
  full = false,
  more,
  onChange,
}: {
  friends: readonly Choosable[]
  /** Ids. */
  chosen: readonly string[]
  full?: boolean
  more?: (id: string) => Told
  onChange: (chosen: readonly string[]) => void
}) => (
  <ul className="friend-choices">
    {all.map(friend => {
      const isChosen = chosen.includes(friend.id)
      return (
        <li key={friend.id} className={isChosen ? 'friend-row chosen' : 'friend-row'}>
          <label>
            <input
              type="checkbox"
              checked={isChosen}
              disabled={full && !isChosen}
              onChange={() => onChange(isChosen ? chosen.filter(id => id !== friend.id) : [...chosen, friend.id])}
            />
            <FriendWords friend={friend} more={more?.(friend.id)} />
          </label>
        </li>
      )
    })}
  </ul>
)

export const inviteWords = (count: number) => (count > 1 ? say(texts.inviteCountFriends, { count }) : texts.invite)
