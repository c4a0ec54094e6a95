import type { Bracket, BracketMatch } from '@gauntlet/contract/brackets/answer'
import { Fragment } from 'react'
import { Avatar } from '../../../ui/avatar.tsx'
import { nameSize } from '../../../ui/people.ts'
import { say } from '../../../ui/say.ts'
import { facesOf, playerOf, roundOf } from './tree.ts'
import { nameOf, pointsOf } from './words.ts'
import './own-matches.css'
import * as texts from './texts.ts'

/** px */
const FACE = 48
/** A pair breaks here first. */
const PAIR = ' & '
/** Between two sets of a score. */
const SETS = /(?<=\d) (?=\d)/
const NAME = { largest: 16, smallest: 13 }

/** The score as far as one is reported and not disputed, as the viewer tells it. */
const scoreWords = ({ state, told, score }: BracketMatch, own: number): string =>
  state === 'disputed'
    ? texts.versus
    : told?.texts[own] || (score ? pointsOf([score[own], score[1 - own]]) : texts.versus)

/** A match of the viewer's, who stands first: its round, in `words` with '{round}', both players and the score. */
export function OwnSides({ bracket, match, words }: { bracket: Bracket; match: BracketMatch; words: string }) {
  const own = match.sides[1] === bracket.seed ? 1 : 0
  // The longer of both names sets the size of both.
  const size = Math.min(...match.sides.map(seed => nameSize(nameOf(bracket, seed), NAME.largest, NAME.smallest)))
  return (
    <>
      <p className="soft small own-match-round">{say(words, { round: roundOf(bracket, match) })}</p>
      <div className="own-match-sides">
        {[own, 1 - own].map(side => (
          <Side key={side} bracket={bracket} seed={match.sides[side] ?? null} size={size} />
        ))}
        <strong className="own-match-middle numbers">
          {scoreWords(match, own)
            .split(SETS)
            .map((set, place) => (
              <span key={place}>{set} </span>
            ))}
        </strong>
      </div>
    </>
  )
}

function Side({ bracket, seed, size }: { bracket: Bracket; seed: number | null; size: number }) {
  const name = nameOf(bracket, seed)
  const player = playerOf(bracket, seed)
  return (
    <div className="own-match-side">
      <span className="faces">
        {facesOf(player, name).map(face => (
          <Avatar key={face.id} {...face} size={FACE} />
        ))}
      </span>
      <span className="own-match-name" style={{ fontSize: `${size / 16}em` }}>
        {name.split(PAIR).map((one, place) => (
          <Fragment key={place}>
            {place > 0 && ' '}
            <span>{place > 0 ? `& ${one}` : one}</span>
          </Fragment>
        ))}
      </span>
    </div>
  )
}
