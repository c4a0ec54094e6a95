import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { useState } from 'react'
import { navigate, useSearchParams } from '../../../ui/router.ts'
import { fill, paths } from '../../../paths.ts'
import { Page } from '../../../ui/page.tsx'
import { LinkSegments } from '../../../ui/segments.tsx'
import { AgeFirst } from './age-first.tsx'
import { ChallengeForm } from './challenge-form.tsx'
import '../challenges.css'
import * as linkTexts from '../link/texts.ts'
import * as formTexts from './texts.ts'
import * as texts from '../texts.ts'

const TABS = [
  { to: paths.createOpenChallenge, text: texts.create },
  { to: paths.myChallenge, text: texts.myChallenges },
]

/** A challenge by link goes on to where its link is made. */
const next = ({ id, open_challenge }: Challenge) =>
  open_challenge === 1 ? paths.myChallenge : fill(paths.challengeIssue, { id })

/** The form of a match that anyone may join, or whoever has its link. */
export default function OpenForm() {
  const sport = useSearchParams().get('sport') ?? ''
  const [byLink, setByLink] = useState(false)
  return (
    <Page
      title={texts.openMatch}
      subtitle={byLink ? linkTexts.byLinkOnlyWords : formTexts.anyoneMayJoin}
      back={paths.addChallenge}
      tabs={<LinkSegments label={texts.part} tabs={TABS} />}
    >
      <AgeFirst />
      <ChallengeForm
        key={sport}
        sport={sport}
        byLink={byLink}
        send={byLink ? formTexts.createTheChallenge : formTexts.openTheMatch}
        done={challenge => navigate(next(challenge), { replace: true })}
        who={
          <fieldset className="who-can-join">
            <legend className="form-legend">{formTexts.whoCanJoin}</legend>
            <div className="choices">
              {[false, true].map(one => (
                <label key={String(one)}>
                  <input type="radio" name="who" checked={byLink === one} onChange={() => setByLink(one)} />
                  {one ? linkTexts.byLinkOnly : texts.playersNearby}
                </label>
              ))}
            </div>
          </fieldset>
        }
      />
    </Page>
  )
}
