import { mdiArrowDown } from '@mdi/js'
import { useEffect, useRef, useState } from 'react'
import { Icon } from './icon.tsx'
import { pulledBy, REFRESH_FROM } from './pull.ts'
import './refresher.css'

const GONE = { down: 0, aside: 0 }

/** Pull to refresh; loaded by the pages that have it. It listens to the `ion-content` that it stands in. */
export default function Refresher({ onRefresh }: { onRefresh: () => Promise<unknown> }) {
  const place = useRef<HTMLDivElement>(null)
  const refresh = useRef(onRefresh)
  refresh.current = onRefresh
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    const element = place.current
    const content = element?.closest('ion-content')
    if (!element || !content) return undefined
    const leave = new AbortController()
    let start: Touch | undefined
    let pulled = 0
    const show = (px: number) => {
      pulled = px
      element.style.setProperty('--pulled', `${px}px`)
      element.style.setProperty('--shown', String(Math.min(1, px / REFRESH_FROM)))
      element.classList.toggle('far', px >= REFRESH_FROM)
    }
    const gone = ({ touches: [now] }: TouchEvent) =>
      start && now ? { down: now.clientY - start.clientY, aside: now.clientX - start.clientX } : GONE

    void content.getScrollElement().then(page => {
      if (leave.signal.aborted) return
      const { signal } = leave
      page.addEventListener(
        'touchstart',
        ({ touches }) => {
          start = page.scrollTop <= 0 && touches.length === 1 ? touches[0] : undefined
        },
        { passive: true, signal },
      )
      page.addEventListener(
        'touchmove',
        event => {
          const { down, aside } = gone(event)
          const next = page.scrollTop <= 0 ? pulledBy(down, aside) : 0
          // The browser would scroll past the top, or reload the page.
          if (next > 0 && event.cancelable) event.preventDefault()
          if (next !== pulled) show(next)
        },
        { passive: false, signal },
      )
      const end = () => {
        const isFar = pulled >= REFRESH_FROM
        start = undefined
        show(0)
        if (!isFar) return
        setBusy(true)
        void refresh.current().finally(() => setBusy(false))
      }
      page.addEventListener('touchend', end, { signal })
      page.addEventListener('touchcancel', () => show(0), { signal })
    })
    return () => leave.abort()
  }, [])

  return (
    <div ref={place} slot="fixed" className={busy ? 'refresher busy' : 'refresher'} role="status">
      <span className="refresher-mark">
        <Icon path={mdiArrowDown} />
      </span>
      {busy && <span className="visually-hidden">Refreshing</span>}
    </div>
  )
}
