import { Suspense } from 'react'
import { ContentText } from '../features/content/public/content-text.tsx'
import { SampleMatch } from '../features/content/public/sample-match.tsx'
import { navigate } from '../ui/router.ts'
import { partOf } from '../ui/part.tsx'
import { Band, SignUp } from './band.tsx'
import * as texts from './texts.ts'

// a file of its own, so that no other page loads it
const { Part: PlayedSoFar, load } = partOf(
  async () => (await import('../features/content/public/played-so-far.tsx')).PlayedSoFar,
)
export const ready = load()

export default function About() {
  return (
    <Band
      title={texts.about}
      about={
        <Suspense>
          <PlayedSoFar />
        </Suspense>
      }
      ways={<SignUp />}
    >
      <div className="sample-beside">
        <ContentText page="about" follow={navigate} />
        <SampleMatch />
      </div>
    </Band>
  )
}
