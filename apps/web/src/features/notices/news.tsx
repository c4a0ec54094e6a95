import { useEffect, useRef } from 'react'
import { paths } from '../../paths.ts'
import { navigate, useAddress } from '../../ui/router.ts'
import { toast } from '../../ui/toast.tsx'
import { unsaved } from '../../ui/unsaved.ts'
import { freshOf } from './fresh.ts'
import { useNotices } from './use-notices.ts'
import * as texts from './texts.ts'
import { say } from '../../ui/say.ts'

/** This many are shown one by one; more become one line, for a player who returns after a while. */
const ONE_BY_ONE = 2

/** Shows at once what others do while the app is open, except on the screen that shows it already. */
export function News() {
  const { notices: list, unread } = useNotices().data?.payload ?? {}
  const known = useRef<ReadonlySet<string>>(undefined)
  const { pathname } = useAddress()
  useEffect(() => {
    if (!list) return
    const fresh = freshOf(known.current, list).filter(({ link }) => link !== pathname)
    known.current = new Set(list.map(({ id }) => id))
    const view = (to: string) => ({ label: texts.view, run: () => unsaved.leave(() => navigate(to)) })
    if (fresh.length > ONE_BY_ONE)
      toast(say(texts.freshNewNotifications, { fresh: fresh.length }), { action: view(paths.notices) })
    else for (const { text, link } of fresh.toReversed()) toast(text, { action: view(link) })
    // oxlint-disable-next-line react/exhaustive-deps -- only a new list is news; the address and the router are read as they are then
  }, [list])
  useEffect(() => {
    // Only an app that is installed has a badge.
    if (unread !== undefined && 'setAppBadge' in navigator) void navigator.setAppBadge(unread).catch(() => undefined)
  }, [unread])
  // The next player on this device is not told how much this one has not read.
  useEffect(() => clearBadge, [])
  useEffect(followTaps, [])
  return null
}

function clearBadge() {
  if ('clearAppBadge' in navigator) void navigator.clearAppBadge().catch(() => undefined)
}

const isTap = (data: unknown): data is { open: string } =>
  typeof data === 'object' && data !== null && 'open' in data && typeof data.open === 'string'

function follow({ data, ports }: MessageEvent<unknown>) {
  if (!isTap(data)) return
  for (const port of ports) port.postMessage('taken')
  unsaved.leave(() => navigate(data.open))
}

/** A push message was tapped: the service worker hands its link to a window that is open already. */
function followTaps(): (() => void) | undefined {
  if (!('serviceWorker' in navigator)) return undefined
  const { serviceWorker } = navigator
  serviceWorker.addEventListener('message', follow)
  serviceWorker.startMessages()
  return () => serviceWorker.removeEventListener('message', follow)
}
