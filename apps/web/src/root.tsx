import { Suspense } from 'react'
import { session } from './api/api.ts'
import { LoadingScreen } from './ui/loading-screen.tsx'
import { lazy, partOf } from './ui/part.tsx'
import { useStore } from './ui/store.ts'
import { Spare } from './ui/spare.tsx'
import { Toasts } from './ui/toast.tsx'
import { address, readAddress, useAddress } from './ui/router.ts'
import { shownPage, Unreachable, VisitorApp, visitorPage } from './visitor/visitor-app.tsx'

const loadSignedIn = () => import('./shell/signed-in.tsx')
const SignedIn = partOf(async () => (await loadSignedIn()).default)
const Later = lazy(() => import('./later.tsx'))

// Signing in and out changes the address before it changes the viewer.
session.subscribe(readAddress)

const isVisiting = (current: unknown, pathname: string): boolean =>
  current === undefined || visitorPage(pathname)?.anybody === true

async function loadFirstScreen(): Promise<unknown> {
  const { pathname } = address.get()
  if (isVisiting(session.get(), pathname)) return shownPage(pathname)?.load()
  const { prepareScreen } = await loadSignedIn()
  return Promise.all([SignedIn.load(), prepareScreen(pathname)])
}

/** Settles once the scripts of the first screen are there, or cannot be had: the screen itself says so then. */
export const firstScreen = (): Promise<unknown> => Promise.allSettled([loadFirstScreen()])

/** Chooses among the route sets: visitor pages without a session, the signed-in app with one. */
export function Root() {
  const current = useStore(session)
  const { pathname } = useAddress()
  const player = isVisiting(current, pathname) ? undefined : current
  return (
    <>
      {player ? (
        <Unreachable>
          <Suspense fallback={<LoadingScreen />}>
            <SignedIn.Part key={player.id} />
          </Suspense>
        </Unreachable>
      ) : (
        <VisitorApp pathname={pathname} />
      )}
      <Toasts />
      <Spare>
        <Suspense fallback={null}>
          <Later pathname={pathname} visiting={!player} />
        </Suspense>
      </Spare>
    </>
  )
}
