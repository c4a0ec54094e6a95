import { lazy, Suspense } from 'react'
import { SkeletonList } from '../ui/skeleton.tsx'
import { Frame } from './frame.tsx'
import '../ui/page.css'
import '../ui/card.css'
import * as texts from './texts.ts'

// a file of its own, so that no other page loads it
export const ready = import('../features/ranks/public/calibration.tsx')
const Calibrated = lazy(async () => ({ default: (await ready).Calibrated }))

/** How the chances that are told turn out, for visitors. */
export default function Truth() {
  return (
    <Frame title={texts.truth} broad>
      <Suspense fallback={<SkeletonList rows={6} />}>
        <Calibrated />
      </Suspense>
    </Frame>
  )
}
