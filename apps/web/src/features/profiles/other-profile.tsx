import { profiles, profileTexts, type User } from '@gauntlet/contract/profiles'
import { mdiSwordCross } from '@mdi/js'
import { Link, Navigate, useParams } from 'react-router-dom'
import { useApi } from '../../api/use-api.ts'
import { useSelf } from '../../api/use-self.ts'
import { fill, paths } from '../../paths.ts'
import { Section } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Page } from '../../ui/page.tsx'
import { Rank } from '../../ui/rank.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { SportMark } from '../../ui/sport-mark.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { Chip } from '../../ui/status-chip.tsx'
import { PastChallenges } from './past-challenges.tsx'
import { ProfileHead } from './profile-head.tsx'
import { recordOf } from './record.ts'

/** Another player's profile, to read; the own address of it leads to the own profile. */
export default function OtherProfile() {
  const { id = '' } = useParams()
  const self = useSelf()
  if (id === self.id) return <Navigate to={paths.profile} replace />
  return <Profile key={id} id={id} />
}

const FRIENDS = {
  none: undefined,
  sent: 'Friend request sent',
  received: 'Wants to be your friend',
  friend: 'Friend',
} as const

function Profile({ id }: { id: string }) {
  const { data, error, refetch } = useApi(profiles.view, { id })
  const user = data?.payload
  return (
    <Page
      title={user?.full_name ?? 'Profile'}
      back={paths.profile}
      onRefresh={refetch}
      aside={user && <PastChallenges id={id} name={user.first_name} />}
    >
      {!user && !error && <SkeletonList rows={3} />}
      {!user && error && <ErrorState title={profileTexts.failed} error={error} retry={() => void refetch()} />}
      {user && <Shown user={user} />}
    </Page>
  )
}

function Shown({ user }: { user: User }) {
  const { id, first_name, sports, preference, friends } = user
  const active = sports.filter(({ _joinData }) => _joinData.active === 1)
  const friendship = FRIENDS[friends]
  return (
    <>
      <ProfileHead user={user}>
        {friendship !== undefined && <Chip tone="sky">{friendship}</Chip>}
        {preference.bio !== '' && <p className="profile-bio">{preference.bio}</p>}
        {active.length > 0 && (
          <Link className="button main wide" to={fill(paths.challengeList, { id })}>
            <Icon path={mdiSwordCross} />
            Challenge
          </Link>
        )}
      </ProfileHead>
      <Section title="Sports">
        {active.length === 0 ? (
          <p className="card soft">{first_name} takes no challenges at the moment.</p>
        ) : (
          <ul className="card sports-list">
            {active.map(({ id: sport, name, _joinData }) => (
              <li key={sport} className="sport-cell">
                <SportMark name={name} />
                <span className="sport-words">
                  {name}
                  <span className="soft small record">{recordOf(_joinData)}</span>
                </span>
                <span className="sport-rank">
                  <span className="visually-hidden">Rank </span>
                  <Rank value={_joinData.rank} provisional={_joinData.provisional} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Link className="button quiet small" to={`${paths.contact}?player=${id}`}>
        Report this player
      </Link>
    </>
  )
}
