import { useEffect, useState } from 'react'

/** How much of the page the keyboard of a phone covers, in px: browsers lay the page out as if there were none. */
export function useKeyboard(): number {
  const [covered, setCovered] = useState(0)
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return undefined
    // A reader who zooms in sees less of the page as well, but no keyboard covers it.
    const look = () => setCovered(view.scale > 1 ? 0 : Math.max(0, window.innerHeight - view.height - view.offsetTop))
    view.addEventListener('resize', look)
    view.addEventListener('scroll', look)
    return () => {
      view.removeEventListener('resize', look)
      view.removeEventListener('scroll', look)
    }
  }, [])
  return covered
}
