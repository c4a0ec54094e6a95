import { mdiArrowDown } from '@mdi/js'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Icon } from './icon.tsx'
import { pulledBy, REFRESH_FROM } from './pull.ts'
import './refresher.css'
import * as texts from './texts.ts'

/**
 * Moves `mark` as a finger pulls `page` down from its top, until `signal` ends it; calls `refresh` if it went far
 * enough.
 */
function followFinger(page: HTMLElement, mark: HTMLElement, refresh: () => void, signal: AbortSignal): void {
  let start: Touch | undefined
  let pulled = 0
  function show(px: number) {
    pulled = px
    mark.style.setProperty('--pulled', `${px}px`)
    mark.style.setProperty('--shown', String(Math.min(1, px / REFRESH_FROM)))
    mark.classList.toggle('far', px >= REFRESH_FROM)
  }
  function begin({ touches }: TouchEvent) {
    start = page.scrollTop <= 0 && touches.length === 1 ? touches[0] : undefined
  }
  function move(event: TouchEvent) {
    const [now] = event.touches
    if (!start || !now) return
    const px = page.scrollTop <= 0 ? pulledBy(now.clientY - start.clientY, now.clientX - start.clientX) : 0
    // The browser would scroll past the top, or reload the page.
    if (px > 0 && event.cancelable) event.preventDefault()
    if (px !== pulled) show(px)
  }
  function end() {
    const isFar = pulled >= REFRESH_FROM
    start = undefined
    show(0)
    if (isFar) refresh()
  }
  page.addEventListener('touchstart', begin, { passive: true, signal })
  page.addEventListener('touchmove', move, { passive: false, signal })
  page.addEventListener('touchend', end, { signal })
  page.addEventListener('touchcancel', () => show(0), { signal })
}

/** Pull to refresh; loaded by the pages that have it. `page` is pulled: it is scrolled to its top then. */
export default function Refresher({
  page,
  onRefresh,
}: {
  page: RefObject<HTMLElement | null>
  onRefresh: () => Promise<unknown>
}) {
  const place = useRef<HTMLOutputElement>(null)
  const refresh = useRef(onRefresh)
  useEffect(() => {
    refresh.current = onRefresh
  })
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    const mark = place.current
    const pulled = page.current
    if (!mark || !pulled) return undefined
    const leave = new AbortController()
    const refreshNow = async () => {
      setBusy(true)
      try {
        await refresh.current()
      } finally {
        setBusy(false)
      }
    }
    followFinger(pulled, mark, () => void refreshNow(), leave.signal)
    return () => leave.abort()
  }, [page])

  return (
    <output ref={place} className={busy ? 'refresher busy' : 'refresher'}>
      <span className="refresher-mark">
        <Icon path={mdiArrowDown} />
      </span>
      {busy && <span className="visually-hidden">{texts.refreshing}</span>}
    </output>
  )
}
