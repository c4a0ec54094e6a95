import { navigate, useSearchParams } from '../../../ui/router.ts'
import { paths } from '../../../paths.ts'
import { Page } from '../../../ui/page.tsx'
import { LinkSegments } from '../../../ui/segments.tsx'
import { AgeFirst } from './age-first.tsx'
import { ChallengeForm } from './challenge-form.tsx'
import '../challenges.css'

const TABS = [
  { to: paths.createOpenChallenge, text: 'Create' },
  { to: paths.myChallenge, text: 'My Challenges' },
]

/** The form of a match that anyone may join. */
export default function OpenForm() {
  const search = useSearchParams()
  return (
    <Page
      title="Open match"
      subtitle="Anyone may join."
      back={paths.addChallenge}
      tabs={<LinkSegments label="Part" tabs={TABS} />}
    >
      <AgeFirst />
      <ChallengeForm sport={search.get('sport') ?? ''} done={() => navigate(paths.myChallenge, { replace: true })} />
    </Page>
  )
}
