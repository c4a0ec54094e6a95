import type { Bracket, BracketMatch } from '@gauntlet/contract/brackets/answer'
import { Avatar, Name } from '../../../ui/avatar.tsx'
import { say } from '../../../ui/say.ts'
import { facesOf, playerOf, roundOf } from './tree.ts'
import { nameOf, pointsOf } from './words.ts'
import './own-matches.css'
import * as texts from './texts.ts'

/** px */
const FACE = 48
const NAME = { largest: 16, smallest: 13 }

/** The score as far as one is reported, as the first of the two tells it. */
const scoreWords = ({ told, score }: BracketMatch): string => told?.texts[0] || (score ? pointsOf(score) : texts.versus)

/** A match of the viewer's: its round, in `words` with '{round}', both players and the score between them. */
export const OwnSides = ({ bracket, match, words }: { bracket: Bracket; match: BracketMatch; words: string }) => (
  <>
    <p className="soft small own-match-round">{say(words, { round: roundOf(bracket, match) })}</p>
    <div className="own-match-sides">
      {match.sides.map((seed, index) => (
        <Side key={index} bracket={bracket} seed={seed} />
      ))}
      <strong className="own-match-middle numbers">{scoreWords(match)}</strong>
    </div>
  </>
)

function Side({ bracket, seed }: { bracket: Bracket; seed: number | null }) {
  const name = nameOf(bracket, seed)
  const player = playerOf(bracket, seed)
  return (
    <div className="own-match-side">
      <span className="faces">
        {facesOf(player, name).map(face => (
          <Avatar key={face.id} {...face} size={FACE} />
        ))}
      </span>
      <Name {...NAME}>{name}</Name>
    </div>
  )
}
