import { type ComponentType, useEffect, useState } from 'react'
import { online } from '../ui/online.ts'

/** The first screen has the network for itself. */
const SETTLE_MS = 1000

/**
 * The place where it is said that a report could not be sent. Its file is tried again when there is a network: a screen
 * does not fail for it.
 */
export function WaitingSlot() {
  const [Bar, setBar] = useState<ComponentType>()
  useEffect(() => {
    if (Bar) return undefined
    const load = async () => {
      const loaded = await import('../features/challenges/waiting/waiting-bar.tsx').catch(() => undefined)
      if (loaded) setBar(() => loaded.default)
    }
    const timer = setTimeout(() => void load(), SETTLE_MS)
    const unfollow = online.subscribe(() => void load())
    return () => {
      clearTimeout(timer)
      unfollow()
    }
  }, [Bar])
  return Bar && <Bar />
}
