import type { UserCard } from '@gauntlet/contract/cards/answer'
import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { friends, type ListedFriend } from '@gauntlet/contract/friends/endpoints'
import { useApi } from '../../api/use-api.ts'
import { useSelf } from '../../api/use-self.ts'
import { say } from '../../ui/say.ts'
import { useNow } from '../../ui/use-now.ts'
import { relative } from '../../ui/when.ts'
import { met } from './met.ts'
import * as texts from './texts.ts'

const MINUTE_MS = 60_000
/** A player in the sport of a match, as a friend is listed. */
const inSport = ({ users, sport }: Challenge) =>
  users.map(user => ({
    ...user,
    ...(user.rank !== null && {
      _matchingData: { Sports: sport, UsersSports: { rank: user.rank, provisional: user.provisional } },
    }),
  }))

/** So many whom the viewer has met stand below the friends. */
const MET = 10
const NONE: readonly Challenge[] = []

/** Friends of the latest matches come first, those never played with last. */
const turn = (place: number) => (place < 0 ? Infinity : place)

interface Known {
  friends: readonly ListedFriend[]
  /** Others whom the viewer has played with, the latest first. */
  lately: readonly (UserCard & Pick<ListedFriend, '_matchingData'>)[]
  /** 'Played 2 days ago'; '' of somebody whom the viewer has never played with. */
  playedWith: (id: string) => string
}

/** Players whom the viewer may ask to come; `known` is undefined until it is told. */
export function useKnownPlayers() {
  const { data, error, refetch } = useApi(friends.list, {})
  const { id: viewerId } = useSelf()
  const past = useApi(challenges.past, { x: viewerId })
  const played = past.data?.payload.challenges ?? NONE
  const now = useNow(MINUTE_MS)
  const all = data?.payload.filter(card => card.friends === 'friend')
  // Nobody changes places under a finger as the matches come.
  const isAwaited = !past.data && !past.error
  const lastWith = (id: string) => played.findIndex(({ users }) => users.some(user => user.id === id))
  const playedWith = (id: string) => {
    const match = played[lastWith(id)]
    if (match === undefined) return ''
    return say(texts.playedAgo, { ago: relative(Date.parse(match.challenge_start), now, match.timezone) })
  }
  const known: Known | undefined =
    all === undefined || isAwaited
      ? undefined
      : {
          friends: all.toSorted((one, other) => turn(lastWith(one.id)) - turn(lastWith(other.id))),
          lately: met(
            played.map(match => ({ users: inSport(match) })),
            [viewerId, ...all.map(({ id }) => id)],
          ).slice(0, MET),
          playedWith,
        }
  return { known, error, refetch }
}
