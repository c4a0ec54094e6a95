import type { Bracket, BracketMatch } from '@gauntlet/contract/brackets/answer'
import { plural } from '../../../ui/plural.ts'
import { MatchAct } from './match-act.tsx'
import { ownMatches } from './own.ts'
import { OwnSides } from './own-sides.tsx'
import { matchLine } from './words.ts'
import * as texts from './texts.ts'

/** So many stand above the bracket; those of a round robin can all be played at once. */
const SHOWN = 2

/** The viewer's matches that can be played or answered now, each with its button. */
export function OwnMatches({ bracket }: { bracket: Bracket }) {
  const own = ownMatches(bracket)
  return (
    <section aria-label={plural(texts.yourMatches, own.length)}>
      <h2 className="visually-hidden">{plural(texts.yourMatches, own.length)}</h2>
      <List bracket={bracket} matches={own.slice(0, SHOWN)} />
      {own.length > SHOWN && (
        <details className="own-matches-more">
          <summary>{plural(texts.nMoreOfYours, own.length - SHOWN)}</summary>
          <List bracket={bracket} matches={own.slice(SHOWN)} />
        </details>
      )}
    </section>
  )
}

const List = ({ bracket, matches }: { bracket: Bracket; matches: readonly BracketMatch[] }) => (
  <ul className="own-matches">
    {matches.map(match => (
      <li key={match.id} className="card own-match">
        <OwnMatch bracket={bracket} match={match} />
      </li>
    ))}
  </ul>
)

function OwnMatch({ bracket, match }: { bracket: Bracket; match: BracketMatch }) {
  const line = matchLine(bracket, match)
  return (
    <>
      <OwnSides bracket={bracket} match={match} words={texts.yourMatchRound} />
      <div className="own-match-foot">
        {line !== undefined && <p className="soft small">{line}</p>}
        <MatchAct bracket={bracket} match={match} main />
      </div>
    </>
  )
}
