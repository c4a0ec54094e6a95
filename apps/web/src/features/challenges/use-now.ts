import { useEffect, useState } from 'react'
import { usePageVisible } from '../../ui/visible.ts'

/** The time in ms since 1970, anew every `period` ms while the page is in front. */
export function useNow(period: number): number {
  const visible = usePageVisible()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!visible) return undefined
    const look = () => setNow(Date.now())
    look()
    const timer = setInterval(look, period)
    return () => clearInterval(timer)
  }, [period, visible])
  return now
}
