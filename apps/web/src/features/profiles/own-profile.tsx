import { Suspense, useState } from 'react'
import { lazy } from '../../ui/part.tsx'
import { useSelfQuery, useSelf } from '../../api/use-self.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { Page } from '../../ui/page.tsx'
import { useStore } from '../../ui/store.ts'
import { wide } from '../../ui/wide.ts'
import { AddressesSection } from './addresses-section.tsx'
import { GettingStarted, isNewcomer } from './getting-started.tsx'
import { bestSport } from './main-sport.ts'
import { ProfileHead } from './profile-head.tsx'
import { Pairs } from './pairs.tsx'
import { OwnSports } from './own-sports.tsx'
import { EditLink, OwnActions, OwnCredits, OwnLinks } from './own-tools.tsx'
import { PastChallenges } from './past-challenges.tsx'
import { PastMatches } from './past-matches.tsx'
import { PhotoButton } from './photo-button.tsx'
import { LastResults } from './last-results.tsx'
import { BestRankStat, WonStat } from './head-stats.tsx'
import { RankHistory } from './rank-history.tsx'
import * as texts from './texts.ts'

const AddSports = lazy(() => import('./add-sports.tsx'))
const AddressForm = lazy(() => import('./address-form.tsx'))

/** The player's own profile: what others see, and what only the owner can change. */
export default function OwnProfile() {
  const self = useSelf()
  const { refetch } = useSelfQuery()
  const [open, setOpen] = useState<'sports' | 'address'>()
  const close = () => setOpen(undefined)
  const { id, sports, preference } = self
  const best = bestSport(sports)
  const played = sports.reduce((sum, { _joinData }) => sum + _joinData.played, 0)
  const wins = sports.reduce((sum, { _joinData }) => sum + _joinData.wins, 0)
  const hasRoom = useStore(wide)
  // The end of the page on a phone; on a desktop that of the column that would else end early.
  const places = (
    <>
      <AddressesSection addresses={preference.addresses} add={() => setOpen('address')} />
      <OwnLinks />
    </>
  )
  return (
    <Page
      title={texts.myProfile}
      onRefresh={refetch}
      aside={
        <>
          <PastChallenges id={id} />
          <PastMatches />
          <Pairs id={id} viewerId={id} />
          {!hasRoom && places}
        </>
      }
    >
      <ProfileHead user={self} tool={<PhotoButton hasPhoto={preference.image !== null} />} more={<EditLink />}>
        <div className="row profile-stats">
          <BestRankStat sport={best} />
          <WonStat wins={wins} played={played} label={sports.length > 1 ? texts.wonInAllSports : texts.wonChip} />
          {best && <LastResults sport={best} />}
        </div>
        {preference.bio !== '' && <p className="profile-bio">{preference.bio}</p>}
        {played > 0 && (
          <div className="profile-acts">
            <Link className="button main" to={paths.searchMatch}>
              {texts.findAMatch}
            </Link>
            <Link className="button" to={paths.recordMatch}>
              {texts.weHavePlayed}
            </Link>
          </div>
        )}
        <OwnActions user={self} />
      </ProfileHead>
      {isNewcomer(self) && (
        <GettingStarted user={self} addSport={() => setOpen('sports')} addAddress={() => setOpen('address')} />
      )}
      <OwnSports sports={sports} add={() => setOpen('sports')} />
      <OwnCredits credits={self.credits ?? 0} />
      <RankHistory sports={sports} userId={id} />
      {hasRoom && places}
      <Suspense>
        {open === 'sports' && <AddSports owned={sports} close={close} />}
        {open === 'address' && <AddressForm close={close} />}
      </Suspense>
    </Page>
  )
}
