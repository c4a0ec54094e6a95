import type { UserCard } from '@gauntlet/contract/cards/answer'
import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { type Rival, rivals } from '@gauntlet/contract/challenges/rivals'
import { friends, type ListedFriend } from '@gauntlet/contract/friends/endpoints'
import { LATEST } from '../../api/first-reads.ts'
import { useApi } from '../../api/use-api.ts'
import { useSelf } from '../../api/use-self.ts'
import { say } from '../../ui/say.ts'
import { useNow } from '../../ui/use-now.ts'
import { relative } from '../../ui/when.ts'
import { met as everyMet } from './met.ts'
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

interface Last {
  /** In ms since 1970. */
  at: number
  timezone: string
}

/** The latest match with each player: as opponents in whichever, as partners in one of the latest. */
function lastMatches(played: readonly Challenge[], met: readonly Rival[]): ReadonlyMap<string, Last> {
  const asOpponents = met.map(({ player, last, timezone }) => ({ id: player.id, at: Date.parse(last), timezone }))
  const together = played.flatMap(({ users, challenge_start, timezone }) =>
    users.map(({ id }) => ({ id, at: Date.parse(challenge_start), timezone })),
  )
  const oldestFirst = [...asOpponents, ...together].toSorted((one, other) => one.at - other.at)
  return new Map(oldestFirst.map(({ id, ...match }) => [id, match]))
}

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
  const past = useApi(challenges.past, LATEST)
  const met = useApi(rivals.of, {})
  const played = past.data?.payload.challenges ?? NONE
  const now = useNow(MINUTE_MS)
  const all = data?.payload.filter(card => card.friends === 'friend')
  // Nobody changes places under a finger as the matches come.
  const isAwaited = [past, met].some(one => !one.data && !one.error)
  const last = lastMatches(played, met.data?.payload ?? [])
  const playedWith = (id: string) => {
    const match = last.get(id)
    return match === undefined ? '' : say(texts.playedAgo, { ago: relative(match.at, now, match.timezone) })
  }
  const known: Known | undefined =
    all === undefined || isAwaited
      ? undefined
      : {
          friends: all.toSorted((one, other) => (last.get(other.id)?.at ?? 0) - (last.get(one.id)?.at ?? 0)),
          lately: everyMet(
            played.map(match => ({ users: inSport(match) })),
            [viewerId, ...all.map(({ id }) => id)],
          ).slice(0, MET),
          playedWith,
        }
  return { known, error, refetch }
}
