import { navigate, useParams, useSearchParams } from '../../../ui/router.ts'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { Suspense, useState } from 'react'
import { lazy } from '../../../ui/part.tsx'
import { useApi } from '../../../api/use-api.ts'
import { paths } from '../../../paths.ts'
import { Page } from '../../../ui/page.tsx'
import { Segments } from '../../../ui/segments.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { PlayedAlready } from '../record/played-already.tsx'
import { AgeFirst } from './age-first.tsx'
import { ChallengeForm } from './challenge-form.tsx'
import * as texts from '../texts.ts'

const ChallengesBetween = lazy(() => import('./challenges-between.tsx'))

type Tab = 'create' | 'mine'

/** Challenges between the viewer and one player: the form for a new one, and the existing ones. */
export default function ChallengeWith() {
  const { id = '' } = useParams()
  const search = useSearchParams()
  const [tab, setTab] = useState<Tab>('create')
  const player = useApi(profiles.view, { id })
  const options = [
    { value: 'create', text: texts.create },
    { value: 'mine', text: texts.myChallenges },
  ] as const
  return (
    <Page
      title={texts.challenge}
      back={paths.challenges}
      tabs={<Segments label={texts.part} value={tab} options={options} onChange={setTab} />}
    >
      {player.data ? (
        <>
          <div hidden={tab !== 'create'}>
            <AgeFirst />
            <ChallengeForm
              opponent={player.data.payload}
              sport={search.get('sport') ?? ''}
              done={() => navigate(paths.myChallenge)}
            >
              <PlayedAlready playerId={id} sportId={search.get('sport') ?? undefined} />
            </ChallengeForm>
          </div>
          {tab === 'mine' && (
            <Suspense fallback={<SkeletonList />}>
              <ChallengesBetween playerId={id} />
            </Suspense>
          )}
        </>
      ) : player.error ? (
        <ErrorState error={player.error} retry={() => void player.refetch()} />
      ) : (
        <SkeletonList />
      )}
    </Page>
  )
}
