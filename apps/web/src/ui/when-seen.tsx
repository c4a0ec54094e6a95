import { type ReactNode, useEffect, useRef, useState } from 'react'

/** How far below the screen what comes next is made ready. */
const AHEAD = '200px'

/** What is neither drawn nor asked for before one scrolls to it; `waiting` stands in its place. */
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
