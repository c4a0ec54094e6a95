import type { Bracket, BracketMatch } from '@gauntlet/contract/brackets/answer'
import { Avatar, Name } from '../../../ui/avatar.tsx'
import { plural } from '../../../ui/plural.ts'
import { say } from '../../../ui/say.ts'
import { MatchAct } from './match-act.tsx'
import { ownMatches } from './own.ts'
import { playerOf, roundOf } from './tree.ts'
import { matchLine, nameOf } from './words.ts'
import './own-matches.css'
import * as texts from './texts.ts'

/** So many stand above the bracket; those of a round robin can all be played at once. */
const SHOWN = 2
/** px */
const FACE = 48
const NAME = { largest: 16, smallest: 13 }

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

/** The score as far as one is reported, as the first of the two tells it. */
export const scoreWords = ({ told, score }: BracketMatch): string =>
  told?.texts[0] || (score ? score.join(' : ') : texts.versus)

function OwnMatch({ bracket, match }: { bracket: Bracket; match: BracketMatch }) {
  const line = matchLine(bracket, match)
  return (
    <>
      <p className="soft small own-match-round">{say(texts.yourMatchRound, { round: roundOf(bracket, match) })}</p>
      <div className="own-match-sides">
        {match.sides.map((seed, index) => (
          <Side key={index} bracket={bracket} seed={seed} />
        ))}
        <strong className="own-match-middle numbers">{scoreWords(match)}</strong>
      </div>
      <div className="own-match-foot">
        {line !== undefined && <p className="soft small">{line}</p>}
        <MatchAct bracket={bracket} match={match} main />
      </div>
    </>
  )
}

export function Side({ bracket, seed }: { bracket: Bracket; seed: number | null }) {
  const name = nameOf(bracket, seed)
  const player = playerOf(bracket, seed)
  return (
    <div className="own-match-side">
      <Avatar id={player?.id ?? name} name={name} image={player?.image ?? null} size={FACE} />
      <Name {...NAME}>{name}</Name>
    </div>
  )
}
