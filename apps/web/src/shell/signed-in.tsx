import { QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { lazy, loadParts } from '../ui/part.tsx'
import { drawnParts } from '../api/first-answers.ts'
import { session } from '../api/api.ts'
import { forgetAnswers, isKept, keepAnswers, restoreAnswers } from '../api/kept-answers.ts'
import { createQueryClient } from '../api/query-client.ts'
import { retimePolls } from '../api/retime-polls.ts'
import { Self, useSelfQuery } from '../api/use-self.ts'
import { settleCookie } from '../api/settle-cookie.ts'
import { streamUp } from '../api/stream-up.ts'
import { tellServerZone } from '../api/zone-cookie.ts'
import { match, paths } from '../paths.ts'
import { LoadingScreen } from '../ui/loading-screen.tsx'
import { type Address, address, beginAt, readAddress } from '../ui/router.ts'
import { chooseTheme } from '../ui/theme.ts'
import { forgetReturn, keptReturn, returnTo } from '../visitor/return-to.ts'
import { FailedFrame, LoadingFrame } from './frame.tsx'
import { followLater } from './live-later.ts'
import { PlayerApp } from './player-app.tsx'
import { loadScreen } from './player-routes.ts'
import { prepareTabs } from './tabs.tsx'
import '../ui/page.css'
import '../ui/card.css'
import '../ui/people.css'
import '../ui/controls.css'
import '../ui/things.css'
import './shell.css'

/**
 * Gets what the screen at an address is drawn with; and with it the parts that the page which stands there shows
 * already: none of them is to give way to bones.
 */
export async function prepareScreen(pathname: string): Promise<void> {
  await Promise.all([loadScreen(pathname), prepareTabs()])
  await loadParts(drawnParts())
}

// With what forms are checked by: players come by without.
const Setup = lazy(() => import('./setup.tsx'))

/**
 * Everything behind the sign-in: the loading screen, the set-up for players whose e-mail is not verified, and the app.
 */
export default function SignedIn() {
  const [owner] = useState(() => ({ id: session.get()?.id ?? '', build: import.meta.url }))
  const [client] = useState(() => {
    const created = createQueryClient()
    restoreAnswers(created, localStorage, owner)
    return created
  })
  useEffect(() => {
    void settleCookie()
    tellServerZone()
  }, [])
  useEffect(() => {
    const stop = keepAnswers(client, localStorage, owner, document)
    const leave = session.subscribe(() => {
      stop()
      forgetAnswers(localStorage)
    })
    return () => {
      stop()
      leave()
    }
  }, [client, owner])
  return (
    <QueryClientProvider client={client}>
      <Gate />
    </QueryClientProvider>
  )
}

/** The target of pages on which players do not stay: the set-up is over, or a link to Sign In was not needed. */
function wayBack({ pathname, search }: Location): string | undefined {
  if (match(paths.setup, pathname)) return keptReturn()
  return match(paths.login, pathname) || match(paths.register, pathname) ? returnTo(search) : undefined
}

const isElsewhere = ({ pathname, search, hash }: Address): boolean =>
  pathname + search + hash !== location.pathname + location.search + location.hash

/** One element for good: a new answer about the player draws what reads it, not all that is shown. */
const app = <PlayerApp />

function Gate() {
  const client = useQueryClient()
  const { data, error, refetch, dataUpdatedAt } = useSelfQuery()
  const self = data?.payload
  const id = self?.id
  // The theme on this device was chosen after a kept answer, or is the same.
  const prefersDark = isKept(dataUpdatedAt) ? undefined : self?.preference.prefersDark
  const verified = self?.preference.verified_email === 1

  useLayoutEffect(() => {
    if (!verified) return
    const back = wayBack(location)
    if (back !== undefined) beginAt(back)
    // The set-up, and pages that redirect, changed the address without notice.
    if (back !== undefined || isElsewhere(address.get())) readAddress()
    forgetReturn()
  }, [verified])
  useEffect(() => {
    return id === undefined ? undefined : followLater(client, id)
  }, [id, client])
  useEffect(() => streamUp.subscribe(() => retimePolls(client)), [client])
  useEffect(() => {
    if (prefersDark !== undefined) chooseTheme(prefersDark === null ? undefined : prefersDark === 1 ? 'dark' : 'light')
  }, [prefersDark])

  if (!self) {
    if (error) return <FailedFrame error={error} retry={() => void refetch()} />
    return match(paths.setup, location.pathname) ? <LoadingScreen /> : <LoadingFrame />
  }
  return (
    <Suspense fallback={<LoadingScreen />}>
      {verified ? <Self value={self}>{app}</Self> : <Setup user={self} />}
    </Suspense>
  )
}
