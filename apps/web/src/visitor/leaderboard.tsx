import { lazy, Suspense, useEffect, useState } from 'react'
import { paths } from '../paths.ts'
import { SkeletonList } from '../ui/skeleton.tsx'
import { Frame } from './frame.tsx'
import { Link } from './link.tsx'
import { navigate } from './location.ts'
import '../ui/page.css'
import '../ui/card.css'
import '../ui/people.css'
import '../ui/controls.css'

// asked for at once; the page with its ways in need not wait for it
const loading = import('../features/leaderboards/public/board.tsx')
const Board = lazy(async () => ({ default: (await loading).Board }))

const sportNow = () => new URLSearchParams(location.search).get('sport') ?? undefined

/** The sport that the address names, and the way to another's; Back returns to the one before. */
function useSport() {
  const [sport, setSport] = useState(sportNow)
  useEffect(() => {
    const follow = () => setSport(sportNow())
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  const choose = (next: string | undefined) => {
    navigate(next === undefined ? paths.leaderboard : `${paths.leaderboard}?${new URLSearchParams({ sport: next })}`)
    setSport(next)
  }
  return { sport, choose }
}

/** The leaderboards for whoever comes by. */
export default function Leaderboard() {
  const { sport, choose } = useSport()
  return (
    <Frame title="Leaderboard" broad>
      <Suspense fallback={<SkeletonList rows={6} />}>
        <Board nameOf={({ full_name }) => full_name} sportId={sport} choose={choose} />
      </Suspense>
      <nav className="visitor-foot" aria-label="Account">
        <Link href={paths.register}>Sign Up</Link>
        <Link href={paths.login}>Sign In</Link>
      </nav>
    </Frame>
  )
}
