import { useEffect } from 'react'
import { loadAhead } from './load-ahead.ts'
import { UpdateBar } from './update.tsx'
import { followVersions } from './version.ts'

/** Starts the service worker, which keeps the app for when there is no network, and lets a new one take over every tab. */
async function startWorker() {
  const { serviceWorker } = navigator
  if (serviceWorker.controller)
    serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  await serviceWorker.register('/sw.js')
  // None where the browser is told to keep none.
  const registration = await serviceWorker.getRegistration()
  if (registration) followVersions(registration)
}

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  if (document.readyState === 'complete') void startWorker()
  else addEventListener('load', () => void startWorker(), { once: true })
}

/** What is wanted only after the page that was opened: nothing to tap at first. */
export default function Later({ pathname, visiting }: { pathname: string; visiting: boolean }) {
  // A player's screens say so themselves: they need other files.
  useEffect(() => (visiting ? loadAhead(pathname, false) : undefined), [visiting, pathname])
  return <UpdateBar />
}
