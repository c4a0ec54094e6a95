import { RECORD_ANSWER_DAYS } from '@gauntlet/contract/challenges/status'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { useApi } from '../../../api/use-api.ts'
import { useSelf } from '../../../api/use-self.ts'
import { paths } from '../../../paths.ts'
import { activeSports } from '../../../sports/active-sports.ts'
import { Link } from '../../../ui/link.tsx'
import { Page } from '../../../ui/page.tsx'
import { plural } from '../../../ui/plural.ts'
import { useSearchParams } from '../../../ui/router.ts'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import '../challenges.css'
import * as challengeTexts from '../texts.ts'
import { RecordForm } from './record-form.tsx'
import * as texts from './texts.ts'

/** Tells of a match that was played already: `?player=` names the opponent, `?sport=` the sport. */
export default function RecordMatch() {
  const search = useSearchParams()
  const [playerId, sport] = [search.get('player') ?? '', search.get('sport') ?? '']
  const { data, error, refetch } = useApi(profiles.view, { id: playerId }, { enabled: playerId !== '' })
  const sports = activeSports(useSelf())
  const plays = sports.some(({ id }) => id === sport)
  return (
    <Page
      title={texts.playedAlready}
      subtitle={plural(texts.itCountsWithTheirYes, RECORD_ANSWER_DAYS)}
      back={paths.addChallenge}
    >
      {sports.length === 0 ? (
        <EmptyState
          title={challengeTexts.youPlayNoSportYet}
          action={
            <Link className="button main" to={paths.profile}>
              {challengeTexts.addASport}
            </Link>
          }
        />
      ) : playerId === '' || data ? (
        // Anew where the player is found to play the sport by now: what this device has kept may be older.
        <RecordForm key={`${playerId} ${plays} ${sport}`} sports={sports} sport={sport} opponent={data?.payload} />
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <SkeletonList rows={3} />
      )}
    </Page>
  )
}
