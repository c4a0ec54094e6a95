import { type ReactNode, useRef } from 'react'
import { Court } from '../../../ui/court.tsx'
import '../../../ui/court.css'
import './about-text.css'
import { useContent, useOpenedThere } from './content-text.tsx'
import { folded, partsOf } from './folded.ts'
import { PlayedSoFar } from './played-so-far.tsx'
import { Prose } from './prose.tsx'
import { SampleMatch } from './sample-match.tsx'
import '../../../ui/page.css'
import '../../../ui/card.css'

const NONE = [false]

/**
 * The page of text on what this is: what leads over the court of the house, with how much was played here, and the rest
 * below, the steps over the whole width. `lay` has the room of each.
 */
export function AboutText({
  follow,
  lay,
  act,
}: {
  follow: (path: string) => void
  lay: (lead: ReactNode, rest: ReactNode) => ReactNode
  /** For those who are in already. */
  act?: ReactNode
}) {
  const text = useContent('about')
  const room = useRef<HTMLDivElement>(null)
  const there = useOpenedThere(room)
  // All of them on the first screen, and none that fills it.
  const opened = there.length > 0 ? there : NONE
  if (text.html === undefined) return lay(undefined, text.instead)
  const { lead, first, rest } = partsOf(text.html)
  return lay(
    <div className="about-lead">
      <Court />
      <Prose className="about-sentence" html={lead} follow={follow} />
      <PlayedSoFar />
      {act}
    </div>,
    <div className="about-read">
      <Prose className="content-text about-steps" html={first} follow={follow} />
      <div className="sample-beside">
        <Prose room={room} html={folded(rest, opened)} follow={follow} />
        <SampleMatch />
      </div>
    </div>,
  )
}
