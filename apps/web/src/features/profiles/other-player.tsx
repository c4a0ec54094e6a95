import type { User } from '@gauntlet/contract/profiles/answer'
import type { MatchOdds } from '@gauntlet/contract/ranks/endpoints'
import type { UserSport } from '@gauntlet/contract/sports/endpoints'
import { mdiFlagOutline, mdiScoreboardOutline, mdiSwordCross } from '@mdi/js'
import type { ReactNode } from 'react'
import { useSelf } from '../../api/use-self.ts'
import { fill, paths } from '../../paths.ts'
import { ChanceBar } from '../../people/chance-bar.tsx'
import { toldApart } from '../../people/names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { MoreActs } from '../../ui/more-acts.tsx'
import { AwaitedResult, useAwaited } from './awaited-result.tsx'
import { BlockPlayer, useBlocked } from './block-player.tsx'
import { activeOf, useCompared } from './compared.ts'
import { EndFriendship, FriendActs, FriendLine } from './friend-acts.tsx'
import { ChanceStat, RankStat, WonStat } from './head-stats.tsx'
import { LastResults } from './last-results.tsx'
import { OtherSports } from './other-sports.tsx'
import { ProfileHead } from './profile-head.tsx'
import { SharedThings } from './shared-things.tsx'
import * as texts from './texts.ts'

/** How the player stands in a sport, and what the viewer could expect of a match in it. */
const Standing = ({
  sport,
  odds,
  user,
  name,
}: {
  sport: UserSport
  odds: MatchOdds | undefined
  user: User
  name: string
}) => (
  <>
    <div className="row profile-stats">
      <RankStat sport={sport} />
      {odds && sport._joinData.played === 0 ? (
        <ChanceStat odds={odds} other={name} />
      ) : (
        <WonStat {...sport._joinData} label={texts.matchesWon} />
      )}
      {sport._joinData.provisional === 0 && <LastResults sport={sport} userId={user.id} />}
    </div>
    {odds && (
      <div className={sport._joinData.played === 0 ? 'profile-chance said' : 'profile-chance'}>
        <ChanceBar chance={odds.chance} draw={odds.draw_chance} other={name} roomy />
      </div>
    )}
  </>
)

/** The acts that are wanted less often: with a friend a result is recorded from the head. */
const More = ({ user, played, isOpen }: { user: User; played: ReactNode; isOpen: boolean }) => (
  <div className="profile-more">
    <MoreActs
      label={texts.more}
      about={user.full_name}
      face={{ id: user.id, name: user.full_name, image: user.preference.image }}
    >
      {user.friends !== 'friend' && played}
      {isOpen && <EndFriendship user={user} />}
      <Link className="button quiet small" to={`${paths.contact}?player=${user.id}`}>
        <Icon path={mdiFlagOutline} />
        {texts.reportThisPlayer}
      </Link>
      {isOpen && <BlockPlayer user={user} blocked={false} />}
    </MoreActs>
  </div>
)

/** The way to record a result: with a friend it is the next most likely thing to do. */
const Played = ({ user: { id, friends } }: { user: User }) => (
  <Link className={friends === 'friend' ? 'button' : 'button quiet small'} to={`${paths.recordMatch}?player=${id}`}>
    {friends !== 'friend' && <Icon path={mdiScoreboardOutline} />}
    {texts.weHavePlayed}
  </Link>
)

/** Another player, with all that the viewer can do with them. */
export function OtherPlayer({
  user,
  listed,
}: {
  user: User
  /** The sport of the list beside it, which says a rank. */
  listed: string | undefined
}) {
  const { id, preference, friends } = user
  const told = toldApart(user, [user, useSelf()])
  const awaited = useAwaited(id)
  const blocked = useBlocked(id)
  const compared = useCompared(user, awaited?.sport.id ?? listed)
  const { main, odds, paired } = compared
  const takesMatches = activeOf(user).length > 0
  const isOpen = user.active === 1 && blocked === false
  const played = takesMatches && blocked === false && <Played user={user} />
  // Whoever is asked has come to say yes or no: that stands first.
  const answers = isOpen && <FriendActs user={user} />
  return (
    <>
      {awaited && <AwaitedResult challenge={awaited} />}
      <ProfileHead user={user} more={<More user={user} played={played} isOpen={isOpen} />}>
        {friends === 'received' && answers}
        {main && (
          <Standing sport={main} odds={paired.has(main.id) ? undefined : odds.get(main.id)} user={user} name={told} />
        )}
        {preference.bio !== '' && <p className="profile-bio">{preference.bio}</p>}
        <div className="profile-acts">
          {takesMatches && blocked !== true && (
            <Link
              className={friends === 'received' || awaited ? 'button' : 'button main'}
              to={fill(paths.challengeList, { id })}
            >
              <Icon path={mdiSwordCross} />
              {texts.challenge}
            </Link>
          )}
          {friends !== 'received' && answers}
          {friends === 'friend' && played}
        </div>
        {isOpen && <FriendLine user={user} />}
      </ProfileHead>
      {blocked === true && <SharedThings user={user} />}
      <OtherSports user={user} compared={compared} told={told} isBlocked={blocked === true} />
      {user.active === 1 && blocked === true && <BlockPlayer user={user} blocked />}
    </>
  )
}
