import type { Bracket, BracketMatch } from '@gauntlet/contract/brackets/answer'
import { serverNow } from '../../../ui/clock.ts'
import { plural } from '../../../ui/plural.ts'
import { say } from '../../../ui/say.ts'
import { untilWhen } from '../../../ui/today.ts'
import { Claims } from './claims.tsx'
import { MatchAct } from './match-act.tsx'
import { ownMatches } from './own.ts'
import { OwnSides } from './own-sides.tsx'
import { matchButton, matchLine } from './words.ts'
import * as texts from './texts.ts'
import * as waitingTexts from './waiting/texts.ts'

const standsUntil = (confirms: string, timezone: string): string =>
  say(waitingTexts.itStandsUnlessYouAnswerBy, { at: untilWhen(Date.parse(confirms), serverNow(), timezone) })

/** A short name may end the sentence already. */
const END = /\.?$/

/** So many stand above the bracket; those of a round robin can all be played at once. */
const SHOWN = 2

/** The viewer's matches that can be played or answered now, each with its button. */
export function OwnMatches({ bracket, timezone }: { bracket: Bracket; timezone: string }) {
  const own = ownMatches(bracket)
  return (
    <section aria-label={plural(texts.yourMatches, own.length)}>
      <h2 className="visually-hidden">{plural(texts.yourMatches, own.length)}</h2>
      <List bracket={bracket} timezone={timezone} matches={own.slice(0, SHOWN)} />
      {own.length > SHOWN && (
        <details className="own-matches-more">
          <summary>{plural(texts.nMoreOfYours, own.length - SHOWN)}</summary>
          <List bracket={bracket} timezone={timezone} matches={own.slice(SHOWN)} />
        </details>
      )}
    </section>
  )
}

const List = ({ matches, ...of }: { bracket: Bracket; timezone: string; matches: readonly BracketMatch[] }) => (
  <ul className="own-matches">
    {matches.map(match => (
      <li key={match.id} className="card own-match">
        <OwnMatch {...of} match={match} />
      </li>
    ))}
  </ul>
)

function OwnMatch({ bracket, timezone, match }: { bracket: Bracket; timezone: string; match: BracketMatch }) {
  const { state, report } = match
  // Of a match that can be reported the button says so.
  const line = matchButton(match) === 'report' ? undefined : matchLine(bracket, match)
  const asks = state === 'reported' && report && report.by !== bracket.seed
  return (
    <>
      <OwnSides bracket={bracket} match={match} words={texts.yourMatchRound} />
      <div className="own-match-foot">
        <Claims bracket={bracket} match={match} look="small" />
        {line !== undefined && (
          <p className="soft small">
            {asks ? <strong>{line.replace(END, '.')}</strong> : line}
            {asks && ` ${standsUntil(report.confirms_at, timezone)}`}
          </p>
        )}
        <MatchAct bracket={bracket} match={match} main />
      </div>
    </>
  )
}
