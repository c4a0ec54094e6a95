import { lazy, Suspense, useEffect, useState } from 'react'

const WaitingBar = lazy(() => import('../features/challenges/waiting/waiting-bar.tsx'))

/** The first screen has the network for itself. */
const SETTLE_MS = 1000

/** Where it is said that a report could not be sent. */
export function WaitingSlot() {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [])
  return <Suspense>{settled && <WaitingBar />}</Suspense>
}
