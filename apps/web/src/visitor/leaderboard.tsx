import { lazy, Suspense } from 'react'
import { paths } from '../paths.ts'
import { SkeletonList } from '../ui/skeleton.tsx'
import { Frame } from './frame.tsx'
import { Link } from './link.tsx'
import '../ui/page.css'
import '../ui/card.css'
import '../ui/people.css'
import '../ui/controls.css'

// asked for at once; the page with its ways in need not wait for it
const loading = import('../features/leaderboards/public/board.tsx')
const Board = lazy(async () => ({ default: (await loading).Board }))

/** The leaderboards for whoever comes by. */
export default function Leaderboard() {
  return (
    <Frame title="Leaderboard" broad>
      <Suspense fallback={<SkeletonList rows={6} />}>
        <Board nameOf={({ full_name }) => full_name} />
      </Suspense>
      <nav className="visitor-foot" aria-label="Account">
        <Link href={paths.register}>Sign Up</Link>
        <Link href={paths.login}>Sign In</Link>
      </nav>
    </Frame>
  )
}
