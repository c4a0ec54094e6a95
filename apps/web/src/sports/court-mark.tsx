import { Suspense } from 'react'
import { lazy } from '../ui/part.tsx'
import './court-mark.css'

const Drawn = lazy(async () => {
  const { COURT_BOX, courtLines } = await import('./court-lines.ts')
  const box = `0 0 ${COURT_BOX.width} ${COURT_BOX.height}`
  return {
    default: ({ sport }: { sport: string }) => (
      <svg viewBox={box}>
        <path d={courtLines(sport)} />
      </svg>
    ),
  }
})

/** The lines of a sport's ground behind the words of a card, which do not wait for them. */
export const CourtMark = ({ sport }: { sport: string }) => (
  <span className="court-mark" aria-hidden="true">
    <Suspense>
      <Drawn sport={sport} />
    </Suspense>
  </span>
)
