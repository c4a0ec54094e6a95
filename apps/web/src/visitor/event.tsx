import { Suspense } from 'react'
import { fill, paths } from '../paths.ts'
import { partOf } from '../ui/part.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'
import { Frame } from './frame.tsx'
import { Link } from '../ui/link.tsx'
import { signInFrom, signUpFrom } from './return-to.ts'
import type { VisitorPage } from './routes.ts'
import '../ui/page.css'
import '../ui/card.css'
import '../ui/controls.css'
import * as texts from './texts.ts'

// a file of its own, so that no other page loads it
const { Part: PublicEvent, load } = partOf(
  async () => (await import('../features/events/public/public-event.tsx')).PublicEvent,
)
export const ready = load()

/** An event for anybody who has its address; signing in shows more, and lets one join. */
export default function VisitorEvent({ parts }: VisitorPage) {
  const id = parts['event_view_id'] ?? ''
  const own = fill(paths.eventView, { event_view_id: id })
  return (
    <Frame title={texts.event}>
      <Suspense fallback={<SkeletonList rows={2} />}>
        <PublicEvent id={id} />
      </Suspense>
      <nav className="row" aria-label={texts.account}>
        <Link className="button main" to={signInFrom(own)}>
          {texts.signIn}
        </Link>
        <Link className="button" to={signUpFrom(own)}>
          {texts.signUp}
        </Link>
      </nav>
    </Frame>
  )
}
