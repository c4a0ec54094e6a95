import { useEffect, useState } from 'react'
import { clockAhead } from './clock.ts'
import { useStore } from './store.ts'

/** The time by the server's clock, in ms since 1970, renewed every `period` ms while the page is in front. */
export function useNow(period: number): number {
  const ahead = useStore(clockAhead)
  const [here, setHere] = useState(Date.now)
  useEffect(() => {
    const look = () => setHere(Date.now())
    // A screen that comes in front again may have been drawn long ago; one that has just been drawn is not drawn twice.
    const catchUp = () => setHere(drawn => (Date.now() - drawn < period ? drawn : Date.now()))
    catchUp()
    const timer = setInterval(look, period)
    return () => clearInterval(timer)
  }, [period])
  return here + ahead
}
