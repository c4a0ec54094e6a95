import { type ReactNode, Suspense } from 'react'
import { partOf } from '../ui/part.tsx'
import { navigate } from '../ui/router.ts'
import { Band, SignUp } from './band.tsx'
import * as texts from './texts.ts'

// a file of its own, so that no other page loads it
const { Part: AboutText, load } = partOf(
  async () => (await import('../features/content/public/about-text.tsx')).AboutText,
)
export const ready = load()

const lay = (lead: ReactNode, rest: ReactNode) => (
  <Band title={texts.about} about={lead} ways={<SignUp />}>
    {rest}
  </Band>
)

export default function About() {
  return (
    <Suspense>
      <AboutText follow={navigate} lay={lay} />
    </Suspense>
  )
}
