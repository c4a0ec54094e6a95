import type { Bracket, BracketMatch } from '@gauntlet/contract/brackets/answer'
import { Avatar, Name } from '../../../ui/avatar.tsx'
import { Section } from '../../../ui/card.tsx'
import { plural } from '../../../ui/plural.ts'
import { MatchAct } from './match-act.tsx'
import { ownMatches, playerOf, roundOf } from './tree.ts'
import { matchLine, nameOf } from './words.ts'
import './own-matches.css'
import * as texts from './texts.ts'

/** px */
const FACE = 48
const NAME = { largest: 18, smallest: 14 }

/** The viewer's matches that can be played or answered now, each with its button; nothing if there are none. */
export default function OwnMatches({ bracket }: { bracket: Bracket }) {
  const own = ownMatches(bracket)
  if (own.length === 0) return null
  return (
    <Section title={plural(texts.yourMatches, own.length)}>
      <ul className="own-matches">
        {own.map(match => (
          <li key={match.id} className="card own-match">
            <OwnMatch bracket={bracket} match={match} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The score as far as one is reported, as the first of the two tells it. */
const scoreWords = ({ told, score }: BracketMatch): string =>
  told?.texts[0] || (score ? score.join(' : ') : texts.versus)

function OwnMatch({ bracket, match }: { bracket: Bracket; match: BracketMatch }) {
  const line = matchLine(bracket, match)
  return (
    <>
      <div className="own-match-sides">
        {match.sides.map((seed, index) => (
          <Side key={index} bracket={bracket} seed={seed} />
        ))}
        <p className="own-match-middle">
          <span className="soft small">{roundOf(bracket, match)}</span>
          <strong className="numbers">{scoreWords(match)}</strong>
        </p>
      </div>
      <div className="own-match-foot">
        {line !== undefined && <p className="soft small">{line}</p>}
        <MatchAct bracket={bracket} match={match} main />
      </div>
    </>
  )
}

function Side({ bracket, seed }: { bracket: Bracket; seed: number | null }) {
  const name = nameOf(bracket, seed)
  const player = playerOf(bracket, seed)
  return (
    <div className="own-match-side">
      <Avatar id={player?.id ?? name} name={name} image={player?.image ?? null} size={FACE} />
      <Name {...NAME}>{name}</Name>
    </div>
  )
}
