import { paths } from './paths.ts'

/** Waits until the screen in front has had the network for itself. */
const SETTLE_MS = 2000

interface Connection {
  saveData?: boolean
  effectiveType?: string
}
const hasConnection = (device: Navigator): device is Navigator & { connection: Connection } => 'connection' in device

/** Players who pay by the megabyte, or wait long for each, get nothing loaded that they have not asked for. */
function sparesData(): boolean {
  if (!hasConnection(navigator)) return false
  const { saveData, effectiveType } = navigator.connection
  return saveData === true || /2g/.test(effectiveType ?? '')
}

/** The screens that the one at `pathname` may open, or leads to: by a link, or by its form after signing in or up. */
function wayOn(pathname: string, player: boolean): string[] {
  const { files, later } = window.filesFor(pathname, player)
  const wanted = new Set([...files, ...later])
  const add = (next: string, asPlayer: boolean) => {
    for (const file of window.filesFor(next, asPlayer).files) wanted.add(file)
  }
  const doors: readonly string[] = [paths.login, paths.register]
  if (!player && doors.includes(pathname)) add(paths.dashboard, true)
  for (const link of document.links) {
    // A look at the splash is to cost its doors, and not every page that it names at its foot.
    if (link.origin === location.origin && !link.closest('.splash-foot')) add(link.pathname, player)
  }
  return [...wanted]
}

/**
 * Has the service worker fetch everything that the screen at `pathname`, and the screens it leads to, need, once it has
 * stood for a moment: then they open at once, also without a network. The returned function cancels that.
 */
export function loadAhead(pathname: string, player: boolean): () => void {
  if (!('serviceWorker' in navigator) || sparesData()) return () => undefined
  let left = false
  const ask = async () => {
    const { active } = await navigator.serviceWorker.ready
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one origin
    if (!left) active?.postMessage({ keep: wayOn(pathname, player) })
  }
  const timer = setTimeout(() => void ask(), SETTLE_MS)
  return () => {
    left = true
    clearTimeout(timer)
  }
}
