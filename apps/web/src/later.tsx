import { useEffect } from 'react'
import { SIGN_OUT_OWED } from './api/sign-out-owed.ts'
import { loadAhead } from './load-ahead.ts'
import { UpdateBar } from './update.tsx'
import { followVersions } from './version.ts'

/** Starts the service worker, which keeps the app for use without a network, and lets a new one take over every tab. */
async function startWorker() {
  const { serviceWorker } = navigator
  if (serviceWorker.controller)
    serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  await serviceWorker.register('/sw.js')
  // No registration if the browser is told to keep none.
  const registration = await serviceWorker.getRegistration()
  if (registration) followVersions(registration)
}

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  if (document.readyState === 'complete') void startWorker()
  else addEventListener('load', () => void startWorker(), { once: true })
}

/** Parts that are needed only after the opened page: nothing to tap at first. */
export default function Later({ pathname, visiting }: { pathname: string; visiting: boolean }) {
  useEffect(() => {
    // The player who left without a network: pages of visitors would go on being read as theirs.
    if (visiting && SIGN_OUT_OWED in localStorage)
      void import('./api/settle-cookie.ts').then(({ settleCookie }) => settleCookie())
  }, [visiting])
  // A player's screens list their own files: they need others.
  useEffect(() => (visiting ? loadAhead(pathname, false) : undefined), [visiting, pathname])
  return <UpdateBar />
}
