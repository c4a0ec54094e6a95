import { Suspense } from 'react'
import { useSportAsked } from '../features/leaderboards/public/use-sport-asked.ts'
import { partOf } from '../ui/part.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'
import { Band, SignUp } from './band.tsx'
import '../ui/page.css'
import '../ui/card.css'
import '../ui/people.css'
import * as texts from './texts.ts'

// a file of its own, so that no other page loads it
const { Part: Board, load } = partOf(
  async () => (await import('../features/leaderboards/public/board.tsx')).boardWithMarks,
)
export const ready = load()

/** The leaderboards for visitors. */
export default function Leaderboard() {
  const { sport, choose } = useSportAsked()
  return (
    <Band title={texts.leaderboard} about={<p>{texts.whereWouldYouStand}</p>} ways={<SignUp />}>
      <Suspense fallback={<SkeletonList rows={6} />}>
        <Board nameOf={({ full_name }) => full_name} sportId={sport} choose={choose} />
      </Suspense>
    </Band>
  )
}
