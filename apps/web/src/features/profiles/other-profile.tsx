import { friends as friendships } from '@gauntlet/contract/friends/endpoints'
import type { User } from '@gauntlet/contract/profiles/answer'
import { PAIR_RESULTS, pairs } from '@gauntlet/contract/pairs/endpoints'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { profileTexts } from '@gauntlet/contract/profiles/texts'
import { type MatchOdds, ranks } from '@gauntlet/contract/ranks/endpoints'
import type { UserSport } from '@gauntlet/contract/sports/endpoints'
import { mdiFlagOutline, mdiScoreboardOutline, mdiSwordCross } from '@mdi/js'
import { useApi } from '../../api/use-api.ts'
import { useSelf } from '../../api/use-self.ts'
import { issuing } from '../../issuing.ts'
import { fill, match, paths } from '../../paths.ts'
import { Section } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { MoreActs } from '../../ui/more-acts.tsx'
import { Link, Redirect } from '../../ui/link.tsx'
import { useAddress, useParams } from '../../ui/router.ts'
import { Page } from '../../ui/page.tsx'
import { ChanceBar } from '../../people/chance-bar.tsx'
import { toldApart } from '../../people/names.ts'
import { Rank, RankError } from '../../people/rank.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { PlayersNearby } from '../../search/players-nearby.tsx'
import { SportMark } from '../../sports/sport-mark.tsx'
import { ErrorState, WayOn } from '../../ui/states.tsx'
import { useStore } from '../../ui/store.ts'
import { wide } from '../../ui/wide.ts'
import { AwaitedResult, useAwaited } from './awaited-result.tsx'
import { BlockPlayer, useBlocked } from './block-player.tsx'
import { SharedThings } from './shared-things.tsx'
import { CommonOpponents } from './common-opponents.tsx'
import { EndFriendship, FriendActs, FriendLine } from './friend-acts.tsx'
import { Pairs } from './pairs.tsx'
import { PastChallenges } from './past-challenges.tsx'
import { PastMatches } from './past-matches.tsx'
import { ProfileHead } from './profile-head.tsx'
import { ChanceStat, RankStat, WonStat } from './head-stats.tsx'
import { LastResults } from './last-results.tsx'
import { RankHistory } from './rank-history.tsx'
import { recordOf } from './record.ts'
import * as texts from './texts.ts'
import { say } from '../../ui/say.ts'

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
      {user && <Shown user={user} listed={inFriends?._matchingData?.Sports.id} />}
      {user && hasRoom && <RankHistory sports={activeOf(user)} userId={id} />}
      {user && isBelow && <PastChallenges id={id} name={user.first_name} />}
    </Page>
  )
}

/** Whoever has played fewer has little to show. */
const FEW = 5
const playedBy = ({ sports }: User) => sports.reduce((sum, { _joinData }) => sum + _joinData.played, 0)

/** The sports in which a player takes challenges. */
const activeOf = ({ sports }: User) => sports.filter(({ _joinData }) => _joinData.active === 1)

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

function Shown({
  user,
  listed: inList,
}: {
  user: User
  /** The sport of the list beside it, which says a rank. */
  listed: string | undefined
}) {
  const { id, first_name, preference, friends } = user
  const self = useSelf()
  const told = toldApart(user, [user, self])
  const awaited = useAwaited(id)
  const blocked = useBlocked(id)
  const active = activeOf(user)
  const odds = useOdds(id)
  const paired = usePaired(id)
  const mine = new Set(activeOf(self).map(sport => sport.id))
  const main = mainOf(active, awaited?.sport.id ?? inList, mine, paired)
  // Of the sport to compare in the head tells all there is.
  const listed = active.filter(sport => sport !== main || paired.has(sport.id))
  // With a friend it is the next most likely thing to do.
  const played = active.length > 0 && blocked === false && (
    <Link className={friends === 'friend' ? 'button' : 'button quiet small'} to={`${paths.recordMatch}?player=${id}`}>
      {friends !== 'friend' && <Icon path={mdiScoreboardOutline} />}
      {texts.weHavePlayed}
    </Link>
  )
  // Whoever is asked has come to say yes or no: that stands first.
  const answers = user.active === 1 && blocked === false && <FriendActs user={user} />
  return (
    <>
      {awaited && <AwaitedResult challenge={awaited} />}
      <ProfileHead
        user={user}
        more={
          <div className="profile-more">
            <MoreActs
              label={texts.more}
              about={user.full_name}
              face={{ id, name: user.full_name, image: preference.image }}
            >
              {friends !== 'friend' && played}
              {user.active === 1 && blocked === false && <EndFriendship user={user} />}
              <Link className="button quiet small" to={`${paths.contact}?player=${id}`}>
                <Icon path={mdiFlagOutline} />
                {texts.reportThisPlayer}
              </Link>
              {user.active === 1 && blocked === false && <BlockPlayer user={user} blocked={false} />}
            </MoreActs>
          </div>
        }
      >
        {friends === 'received' && answers}
        {main && (
          <Standing sport={main} odds={paired.has(main.id) ? undefined : odds.get(main.id)} user={user} name={told} />
        )}
        {preference.bio !== '' && <p className="profile-bio">{preference.bio}</p>}
        <div className="profile-acts">
          {active.length > 0 && blocked !== true && (
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
        {user.active === 1 && blocked === false && <FriendLine user={user} />}
      </ProfileHead>
      {blocked === true && <SharedThings user={user} />}
      {(listed.length > 0 || active.length === 0) && (
        <Section title={listed.length < active.length ? texts.otherSports : texts.sports}>
          {active.length === 0 ? (
            <p className="card soft">{say(texts.firstNameTakesNoChallengesAt, { firstName: first_name })}</p>
          ) : (
            <ul className="card sports-list">
              {listed.map(({ id: sport, name, _joinData }) => (
                <li key={sport} className="sport-cell">
                  <SportMark name={name} />
                  <span className="sport-words">
                    {name}
                    <span className="soft small record">{recordOf(_joinData)}</span>
                  </span>
                  <span className="sport-rank">
                    <span className="visually-hidden">{texts.rank} </span>
                    <Rank value={_joinData.rank} provisional={_joinData.provisional} />
                    <RankError points={_joinData.deviation} />
                  </span>
                  {odds.has(sport) && blocked !== true && (
                    <div className="sport-odds">
                      {paired.has(sport) ? (
                        <p className="soft small">{texts.youPlayThisAsAPair}</p>
                      ) : (
                        <ChanceBar
                          chance={odds.get(sport)?.chance ?? 0}
                          draw={odds.get(sport)?.draw_chance}
                          other={told}
                          roomy
                        />
                      )}
                    </div>
                  )}
                  {mine.has(sport) && blocked !== true && (
                    <button
                      type="button"
                      className="button small"
                      aria-label={say(texts.challengeFirstNameInName, { firstName: first_name, name })}
                      onClick={() => issuing.set({ playerId: id, sportId: sport })}
                    >
                      <Icon path={mdiSwordCross} />
                      {texts.challenge}
                    </button>
                  )}
                </li>
              ))}
            </ul>
          )}
        </Section>
      )}
      {user.active === 1 && blocked === true && <BlockPlayer user={user} blocked />}
    </>
  )
}
