import { type FoundOpponent, matchSearch } from '@gauntlet/contract/match-search/endpoints'
import type { ReactNode } from 'react'
import { useApi } from '../../api/use-api.ts'
import { useSelf } from '../../api/use-self.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { activeSports } from '../../sports/active-sports.ts'
import './match-search.css'
import { FoundPlayerCard } from './found-player-card.tsx'
import { OpenChallengeCard } from './open-challenge-card.tsx'
import { inTurns, playersInOrder } from './order.ts'
import * as texts from './texts.ts'
import { say } from '../../ui/say.ts'

const SHOWN = 3
const OPEN = 2
/** Times those who are shown. */
const TURNS = 2
/** Miles. */
const NEAR = 100

/**
 * Open matches nearby, and the fairest opponents of those there who are closest in rank, in the sports that the viewer
 * plays. `meet` draws one of `shown` players to get to know: then there are no matches.
 */
export function FairMatches({
  meet,
  shown = SHOWN,
  sport,
  leads = false,
  isKnown = () => false,
}: {
  meet?: (player: FoundOpponent, isFirst: boolean) => ReactNode
  shown?: number
  /** Only in this one. */
  sport?: string | undefined
  /** The first is what the screen is for. */
  leads?: boolean
  /** Players whom the viewer need not get to know. */
  isKnown?: (id: string) => boolean
}) {
  const self = useSelf()
  const { id: viewerId, preference } = self
  const played = activeSports(self).map(({ id }) => id)
  const sports = sport === undefined ? played : [sport]
  const home = preference.location
  const { data, error, isFetching, refetch } = useApi(
    matchSearch.search,
    // One more: of a partner, whose chance is not told, nobody knows whether a match would be fair. Where the sports
    // take turns, more of them.
    { sports, distance: NEAR, limit: (meet ? TURNS * shown : shown) + 1 },
    { enabled: played.length > 0 && home !== null, live: true, fresh: 0 },
  )
  if (played.length === 0)
    return (
      <Nobody to={paths.profile} action={texts.addASport}>
        {texts.addYourSport}
      </Nobody>
    )
  if (home === null)
    return (
      <Nobody to={paths.profile} action={texts.addAnAddress}>
        {texts.addWhereYouPlay}
      </Nobody>
    )
  if (error && !isFetching) return <ErrorState error={error} retry={() => void refetch()} />
  if (!data) return <SkeletonList rows={SHOWN} />
  const told = data.payload.users.filter(({ id, chance }) => chance !== null && !isKnown(id))
  const users = meet ? inTurns(told).slice(0, shown) : playersInOrder(told.slice(0, shown), 'fair')
  const challenges = meet ? [] : data.payload.challenges.filter(({ matchSet }) => matchSet === 0)
  if (users.length === 0 && challenges.length === 0)
    return (
      <Nobody to={paths.searchMatch} action={texts.lookFartherAway}>
        {say(texts.nobodyNear, { miles: NEAR, home })}
      </Nobody>
    )
  return (
    <div className={meet || leads ? 'match-players found-players fairest' : 'match-players'}>
      {challenges.slice(0, OPEN).map(challenge => (
        <OpenChallengeCard key={challenge.id} challenge={challenge} viewerId={viewerId} />
      ))}
      {users.map(
        (player, at) =>
          meet?.(player, at === 0) ?? (
            <FoundPlayerCard key={player.id} player={player} isFirst={leads && at === 0 && challenges.length === 0} />
          ),
      )}
    </div>
  )
}

const Nobody = ({ to, action, children }: { to: string; action: string; children: string }) => (
  <div className="card stack fair-nobody">
    <p className="soft">{children}</p>
    <Link className="button" to={to}>
      {action}
    </Link>
  </div>
)
