import { Suspense } from 'react'
import { partOf } from '../ui/part.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'
import { Band, SignUp } from './band.tsx'
import '../ui/page.css'
import '../ui/card.css'
import * as texts from './texts.ts'

// a file of its own, so that no other page loads it
const { Part: Calibrated, load } = partOf(
  async () => (await import('../features/ranks/public/calibration.tsx')).Calibrated,
)
export const ready = load()

/** How the chances that are told turn out, for visitors. */
export default function Truth() {
  return (
    <Band title={texts.truth} about={<p>{texts.howTheChancesTurnedOut}</p>} ways={<SignUp />}>
      <Suspense fallback={<SkeletonList rows={6} />}>
        <Calibrated said />
      </Suspense>
    </Band>
  )
}
