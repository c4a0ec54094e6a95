import { Suspense } from 'react'
import type { OwnRowOf } from '../features/leaderboards/public/groups.tsx'
import { useSportAsked } from '../features/leaderboards/public/use-sport-asked.ts'
import { paths } from '../paths.ts'
import { partOf } from '../ui/part.tsx'
import { Link } from '../ui/link.tsx'
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

/** The place that a visitor might have, on the first board. */
const visitorsRow: OwnRowOf = (_sport, _sent, _last, isFirst) =>
  isFirst && (
    <li className="leader own">
      <span className="free-side leaders-you" aria-hidden="true">
        ?
      </span>
      <div className="leader-words">
        <p className="leader-name">{texts.you}</p>
        <p className="small">
          <Link to={paths.register}>{texts.findYourPlace}</Link>
        </p>
      </div>
    </li>
  )

/** The leaderboards for visitors. */
export default function Leaderboard() {
  const { sport, choose } = useSportAsked()
  return (
    <Band title={texts.leaderboard} about={<p>{texts.whereWouldYouStand}</p>} ways={<SignUp />}>
      <Suspense fallback={<SkeletonList rows={6} />}>
        <Board nameOf={({ full_name }) => full_name} ownRow={visitorsRow} sportId={sport} choose={choose} />
      </Suspense>
    </Band>
  )
}
