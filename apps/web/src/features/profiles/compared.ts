import type { User } from '@gauntlet/contract/profiles/answer'
import { PAIR_RESULTS, pairs } from '@gauntlet/contract/pairs/endpoints'
import { ranks } from '@gauntlet/contract/ranks/endpoints'
import type { UserSport } from '@gauntlet/contract/sports/endpoints'
import { useApi } from '../../api/use-api.ts'
import { useSelf } from '../../api/use-self.ts'

/** The sports in which a player takes challenges. */
export const activeOf = ({ sports }: User) => sports.filter(({ _joinData }) => _joinData.active === 1)

/** The viewer's odds against a player, by sport; none until they are known. */
function useOdds(id: string) {
  const { data } = useApi(ranks.odds, { user_id: id })
  return new Map(data?.payload.map(one => [one.sport_id, one]))
}

/** The sports that the viewer and a player play as a pair: their ranks move together there, and tell of no match. */
function usePaired(id: string): ReadonlySet<string> {
  const viewerId = useSelf().id
  const all = useApi(pairs.of, { id }).data?.payload ?? []
  const own = all.filter(
    ({ partner, wins, draws, losses }) => partner.id === viewerId && wins + draws + losses >= PAIR_RESULTS,
  )
  return new Set(own.map(({ sport }) => sport.id))
}

/**
 * The sport to compare in: that of a match between the two which waits or of the list beside it, one in which they
 * would meet, or else the one that the player plays most.
 */
function mainOf(
  active: readonly UserSport[],
  waits: string | undefined,
  mine: ReadonlySet<string>,
  paired: ReadonlySet<string>,
) {
  const own = active.find(({ id }) => id === waits)
  if (own) return own
  const byPlayed = active.toSorted((a, b) => b._joinData.played - a._joinData.played)
  return byPlayed.find(({ id }) => mine.has(id) && !paired.has(id)) ?? byPlayed[0]
}

/**
 * How the viewer compares with a player: the sport to compare in, the odds by sport, and the sports that they play as a
 * pair. `waits`: the sport of a match between the two, or of the list beside the profile.
 */
export function useCompared(user: User, waits: string | undefined) {
  const mine = new Set(activeOf(useSelf()).map(({ id }) => id))
  const odds = useOdds(user.id)
  const paired = usePaired(user.id)
  return { main: mainOf(activeOf(user), waits, mine, paired), odds, paired }
}

export type Compared = ReturnType<typeof useCompared>
