import { type ReactNode, useEffect, useRef, useState } from 'react'

/** How far below the screen the next parts are made ready. */
const AHEAD = '200px'

/** Draws and asks for its children only once the player scrolls near them; `waiting` stands in their place. */
export function WhenSeen({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const [seen, setSeen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    if (!element || seen) return undefined
    const watch = new IntersectionObserver(
      entries => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: AHEAD },
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [seen])
  return seen ? (
    children
  ) : (
    <div ref={place} className="unseen">
      {waiting}
    </div>
  )
}
