import { lazy, Suspense } from 'react'
import { SkeletonList } from '../ui/skeleton.tsx'
import { Frame } from './frame.tsx'
import '../ui/page.css'
import '../ui/card.css'
import * as texts from './texts.ts'

// requested at once; the page with its ways in need not wait for it
const loading = import('../features/ranks/public/calibration.tsx')
const Calibrated = lazy(async () => ({ default: (await loading).Calibrated }))

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
