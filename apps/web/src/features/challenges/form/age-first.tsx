import { Suspense } from 'react'
import { lazy } from '../../../ui/part.tsx'
import { useSelf } from '../../../api/use-self.ts'
import { createStore, useStore } from '../../../ui/store.ts'

// Most players have given their age.
const AgeQuestion = lazy(() => import('./age-question.tsx'))

/** 'Not now' holds until the app is opened again. */
const skipped = createStore(false)

/** Above the form of a challenge: asks a player whose age is not known. */
export function AgeFirst() {
  const isKnown = useSelf().preference.age !== null
  const isSkipped = useStore(skipped)
  if (isKnown || isSkipped) return null
  return (
    <Suspense>
      <AgeQuestion skip={() => skipped.set(true)} />
    </Suspense>
  )
}
