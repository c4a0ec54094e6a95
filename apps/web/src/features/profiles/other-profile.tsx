import { friends as friendships } from '@gauntlet/contract/friends/endpoints'
import type { User } from '@gauntlet/contract/profiles/answer'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { profileTexts } from '@gauntlet/contract/profiles/texts'
import { useApi } from '../../api/use-api.ts'
import { useSelf } from '../../api/use-self.ts'
import { match, paths } from '../../paths.ts'
import { Redirect } from '../../ui/link.tsx'
import { useAddress, useParams } from '../../ui/router.ts'
import { Page } from '../../ui/page.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { PlayersNearby } from '../../search/players-nearby.tsx'
import { ErrorState, WayOn } from '../../ui/states.tsx'
import { useStore } from '../../ui/store.ts'
import { wide } from '../../ui/wide.ts'
import { CommonOpponents } from './common-opponents.tsx'
import { Pairs } from './pairs.tsx'
import { PastChallenges } from './past-challenges.tsx'
import { PastMatches } from './past-matches.tsx'
import { RankHistory } from './rank-history.tsx'
import * as texts from './texts.ts'
import { activeOf } from './compared.ts'
import { OtherPlayer } from './other-player.tsx'

/** Another player's profile, to read; for the viewer's own id it leads to their own profile. */
export default function OtherProfile() {
  const { id = '' } = useParams()
  const self = useSelf()
  if (id === self.id) return <Redirect to={paths.profile} />
  return <Profile key={id} id={id} />
}

function Profile({ id }: { id: string }) {
  const self = useSelf()
  const { data, error, refetch } = useApi(profiles.view, { id })
  const { pathname } = useAddress()
  const user = data?.payload
  // A friend's stands in one column, beside the list.
  const isBeside = match(paths.friendView, pathname) !== undefined
  const hasRoom = useStore(wide) && !isBeside
  // Of few matches there is little to tell: they end the first column, and others to meet the second.
  const inFriends = useApi(friendships.list, {}, { enabled: isBeside }).data?.payload.find(friend => friend.id === id)
  const isBelow = user !== undefined && playedBy(user) < (hasRoom ? FEW : 1)
  return (
    <Page
      title={texts.profile}
      {...(user && { about: user.full_name })}
      back={isBeside ? paths.searchMyFriend : paths.profile}
      onRefresh={refetch}
      aside={
        user && (
          <>
            {playedBy(user) > 0 && <PastMatches against={id} />}
            <CommonOpponents id={id} name={user.first_name} />
            {!hasRoom && <RankHistory sports={activeOf(user)} userId={id} />}
            <Pairs id={id} viewerId={self.id} />
            {playedBy(user) > 0 && !isBelow && <PastChallenges id={id} name={user.first_name} />}
            {hasRoom && playedBy(user) < FEW && <PlayersNearby but={id} />}
          </>
        )
      }
    >
      {!user && !error && <SkeletonList rows={3} />}
      {!user && error && (
        <ErrorState
          title={profileTexts.failed}
          error={error}
          retry={() => void refetch()}
          away={<WayOn to={paths.searchFriend}>{texts.findPlayers}</WayOn>}
        />
      )}
      {user && <OtherPlayer user={user} listed={inFriends?._matchingData?.Sports.id} />}
      {user && hasRoom && <RankHistory sports={activeOf(user)} userId={id} />}
      {user && isBelow && <PastChallenges id={id} name={user.first_name} />}
    </Page>
  )
}

/** Whoever has played fewer has little to show. */
const FEW = 5
const playedBy = ({ sports }: User) => sports.reduce((sum, { _joinData }) => sum + _joinData.played, 0)
