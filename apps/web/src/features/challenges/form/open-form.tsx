import { navigate, useSearchParams } from '../../../ui/router.ts'
import { paths } from '../../../paths.ts'
import { Page } from '../../../ui/page.tsx'
import { LinkSegments } from '../../../ui/segments.tsx'
import { AgeFirst } from './age-first.tsx'
import { ChallengeForm } from './challenge-form.tsx'
import '../challenges.css'
import * as texts from '../texts.ts'

const TABS = [
  { to: paths.createOpenChallenge, text: texts.create },
  { to: paths.myChallenge, text: texts.myChallenges },
]

/** The form of a match that anyone may join. */
export default function OpenForm() {
  const search = useSearchParams()
  return (
    <Page
      title={texts.openMatch}
      subtitle={texts.anyoneMayJoin}
      back={paths.addChallenge}
      tabs={<LinkSegments label={texts.part} tabs={TABS} />}
    >
      <AgeFirst />
      <ChallengeForm sport={search.get('sport') ?? ''} done={() => navigate(paths.myChallenge, { replace: true })} />
    </Page>
  )
}
