import { TIMES_MAX } from '@gauntlet/contract/challenges/suits'
import { Suspense, useState } from 'react'
import { lazy } from '../../../ui/part.tsx'
import type { TimeDraft } from './drafts.ts'
import * as texts from './texts.ts'

// Folded at first.
const TimeFields = lazy(async () => ({ default: (await import('./time-fields.tsx')).TimeFields }))

/** More starts beside that of a new challenge, for whoever would rather let the other player choose. */
export default function FurtherTimes({
  drafts,
  change,
}: {
  drafts: readonly TimeDraft[]
  change: (drafts: TimeDraft[]) => void
}) {
  const [typedBefore] = useState(drafts.length > 0)
  return (
    <details className="more-terms" open={typedBefore}>
      <summary>{texts.offerMoreTimes}</summary>
      <div className="stack">
        <p className="soft small">{texts.whoeverAnswersPicks}</p>
        <Suspense>
          <TimeFields drafts={drafts} change={change} first={2} most={TIMES_MAX - 1} />
        </Suspense>
      </div>
    </details>
  )
}
