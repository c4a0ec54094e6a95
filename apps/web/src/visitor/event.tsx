import { lazy, Suspense } from 'react'
import { paths } from '../paths.ts'
import { SkeletonList } from '../ui/skeleton.tsx'
import { Frame } from './frame.tsx'
import { Link } from './link.tsx'
import type { VisitorPage } from './routes.ts'
import '../ui/page.css'
import '../ui/card.css'
import '../ui/controls.css'

// asked for at once; the page with its ways in need not wait for it
const loading = import('../features/events/public/public-event.tsx')
const PublicEvent = lazy(async () => ({ default: (await loading).PublicEvent }))

/** An event for whoever has its address: more is seen, and joined, by who signs in. */
export default function VisitorEvent({ parts }: VisitorPage) {
  return (
    <Frame title="Event">
      <Suspense fallback={<SkeletonList rows={2} />}>
        <PublicEvent id={parts['event_view_id'] ?? ''} />
      </Suspense>
      <nav className="visitor-foot" aria-label="Account">
        <Link href={paths.register}>Sign Up</Link>
        <Link href={paths.login}>Sign In</Link>
      </nav>
    </Frame>
  )
}
