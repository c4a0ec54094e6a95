import { useEffect, useState } from 'react'
import { movesLittle } from './moves.ts'

const LASTS_MS = 900

/** Fast at first, and slow where it arrives. */
export const easeOut = (share: number): number => 1 - (1 - share) ** 3

/** A number that moves from one value to another; at once for a player who wants things to stand still. */
export function CountUp({ from, to }: { from: number; to: number }) {
  const [shown, setShown] = useState(() => (movesLittle() ? to : from))
  useEffect(() => {
    if (movesLittle()) return undefined
    const begun = performance.now()
    let frame = requestAnimationFrame(function step(at) {
      const share = Math.min(1, Math.max(0, (at - begun) / LASTS_MS))
      setShown(Math.round(from + (to - from) * easeOut(share)))
      if (share < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [from, to])
  return (
    <>
      <span aria-hidden="true">{shown}</span>
      <span className="visually-hidden">{to}</span>
    </>
  )
}
