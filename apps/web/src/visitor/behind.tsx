import { paths } from '../paths.ts'
import './behind.css'
import { formToReturn } from './return-to.ts'
import * as texts from './behind/texts.ts'

const CHALLENGE = [texts.whoAndYourChance, texts.whenAndWhere, texts.acceptOrChangeTheTime]
const PLAYER = [texts.ranksYouCanTrust, texts.resultsSetBySet, texts.yourChanceAgainstThem]

const screens: readonly [told: readonly string[], ...of: string[]][] = [
  [CHALLENGE, paths.challengeIssue, paths.challengeEdit, paths.challengeEditOpen],
  [PLAYER, paths.profileOf, paths.userView, paths.friendView],
]

/**
 * An outline of the screen that somebody comes from: whose it is, and of which match, is nothing for whoever is not
 * signed in.
 */
export function Behind({ search }: { search: string }) {
  const screen = formToReturn(search) ?? ''
  const told = screens.find(([, ...of]) => of.includes(screen))?.[0]
  if (told === undefined) return null
  return (
    <div className="behind">
      <div className={told === PLAYER ? 'behind-faces one' : 'behind-faces'} aria-hidden="true">
        <span>?</span>
        <span>?</span>
      </div>
      <ul>
        {told.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
