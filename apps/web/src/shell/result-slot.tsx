import { Suspense } from 'react'
import { lazy } from '../ui/part.tsx'
import { shownResult } from '../shown-result.ts'
import { slotFor } from './slot.tsx'

const ResultSheet = lazy(() => import('../features/challenges/result/result-sheet.tsx'))

/** A result that the player has just confirmed, whichever screen it was on. */
export const ResultSlot = slotFor(shownResult, (challenge, close) => (
  <Suspense>
    <ResultSheet challenge={challenge} close={close} />
  </Suspense>
))
