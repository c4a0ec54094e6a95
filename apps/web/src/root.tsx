import { lazy, Suspense } from 'react'
import { session } from './api/api.ts'
import { LoadingScreen } from './ui/loading-screen.tsx'
import { useStore } from './ui/store.ts'
import { Toasts } from './ui/toast.tsx'
import { readAddress, useAddress } from './ui/router.ts'
import { VisitorApp, visitorPage } from './visitor/visitor-app.tsx'

const SignedIn = lazy(() => import('./shell/signed-in.tsx'))
const Later = lazy(() => import('./later.tsx'))

// Signing in and out changes the address before it changes the viewer.
session.subscribe(readAddress)

/** Chooses among the route sets: visitor pages without a session, the signed-in app with one. */
export function Root() {
  const current = useStore(session)
  const { pathname } = useAddress()
  const visiting = current === undefined || visitorPage(pathname)?.anybody === true
  return (
    <>
      {visiting ? (
        <VisitorApp pathname={pathname} />
      ) : (
        <Suspense fallback={<LoadingScreen />}>
          <SignedIn key={current.id} />
        </Suspense>
      )}
      <Toasts />
      <Suspense fallback={null}>
        <Later pathname={pathname} visiting={visiting} />
      </Suspense>
    </>
  )
}
