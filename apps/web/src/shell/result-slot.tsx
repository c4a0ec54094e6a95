import { lazy, Suspense, useEffect } from 'react'
import { shownResult } from '../shown-result.ts'
import { useAddress } from '../ui/router.ts'
import { useStore } from '../ui/store.ts'

const ResultSheet = lazy(() => import('../features/challenges/result/result-sheet.tsx'))
const close = () => shownResult.set(undefined)

/** Where a result appears that the player has just confirmed, whichever screen it was on. */
export function ResultSlot() {
  const { pathname } = useAddress()
  return <Slot key={pathname} />
}

function Slot() {
  const challenge = useStore(shownResult)
  // a player who goes elsewhere, or signs out, has seen it
  useEffect(() => close, [])
  return <Suspense>{challenge && <ResultSheet challenge={challenge} close={close} />}</Suspense>
}
