import { paths } from '../paths.ts'
import './behind.css'
import { formToReturn } from './return-to.ts'
import * as texts from './behind/texts.ts'

interface Outline {
  /** The one player of the screen, or the two of a match. */
  faces: readonly string[]
  told: readonly string[]
  of: readonly string[]
}

const OUTLINES: readonly Outline[] = [
  {
    faces: ['issuer', 'rival'],
    told: [texts.whoAndYourChance, texts.whenAndWhere, texts.yourAnswerOrTheResult],
    of: [paths.challengeIssue, paths.challengeEdit, paths.challengeEditOpen],
  },
  {
    faces: ['player'],
    told: [texts.ranksYouCanTrust, texts.resultsSetBySet, texts.yourChanceAgainstThem],
    of: [paths.profileOf, paths.userView, paths.friendView],
  },
]

/**
 * An outline of the screen that somebody comes from: whose it is, and of which match, is nothing for whoever is not
 * signed in.
 */
export function Behind({ search }: { search: string }) {
  const screen = formToReturn(search) ?? ''
  const outline = OUTLINES.find(({ of }) => of.includes(screen))
  if (!outline) return null
  return (
    <div className="behind">
      <div className="behind-faces" aria-hidden="true">
        {outline.faces.map(face => (
          <span key={face}>?</span>
        ))}
      </div>
      <ul>
        {outline.told.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
