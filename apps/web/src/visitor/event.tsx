import { type ComponentProps, Suspense } from 'react'
import type { PageOfEvent } from '../features/events/public/public-event.tsx'
import { fill, paths } from '../paths.ts'
import { partOf } from '../ui/part.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'
import { Band, SignUp } from './band.tsx'
import { signInFrom, signUpFrom } from './return-to.ts'
import type { VisitorPage } from './routes.ts'
import '../ui/page.css'
import '../ui/card.css'
import * as texts from './texts.ts'

// a file of its own, so that no other page loads it
const { Part: PublicEvent, load } = partOf(
  async () => (await import('../features/events/public/public-event.tsx')).PublicEvent,
)
export const ready = load()

/** Signing in and signing up lead back to the event. */
function Page({ id, title = texts.event, way, about, directions, children }: ComponentProps<PageOfEvent>) {
  const own = fill(paths.eventView, { event_view_id: id })
  return (
    <Band
      title={title}
      about={about}
      ways={
        <>
          <SignUp to={signUpFrom(own)} words={way} />
          {directions}
        </>
      }
      signIn={signInFrom(own)}
    >
      {children}
    </Band>
  )
}

/** An event for anybody who has its address; signing in shows more, and lets one join. */
export default function VisitorEvent({ parts }: VisitorPage) {
  const id = parts['event_view_id'] ?? ''
  const waiting = (
    <Page id={id}>
      <SkeletonList rows={2} />
    </Page>
  )
  return (
    <Suspense fallback={waiting}>
      <PublicEvent id={id} Page={Page} />
    </Suspense>
  )
}
