import type { Bracket, BracketMatch } from '@gauntlet/contract/brackets/answer'
import type { SharedResult } from '../../../sports/share-picture.ts'
import { say } from '../../../ui/say.ts'
import { nameOf, pointsOf } from './words.ts'
import * as texts from './texts.ts'

/** Whoever won tells the result; of a draw the viewer does. */
const tellerOf = ({ seed }: Bracket, { winner }: BracketMatch) => winner ?? seed

/** A match as others read it: its winner, against whom, and the score from that side. */
export function toldToOthers(bracket: Bracket, match: BracketMatch): SharedResult {
  const teller = tellerOf(bracket, match)
  const side = match.sides.indexOf(teller)
  const told = match.told?.texts[side] ?? ''
  const points = match.score && pointsOf([match.score[side], match.score[1 - side]])
  return {
    sport: bracket.sport.name,
    headline: match.winner === null ? texts.aDraw : say(texts.playerWon, { player: nameOf(bracket, teller) }),
    against: nameOf(bracket, match.sides[1 - side]),
    score: told || (points ?? ''),
    rank: null,
  }
}
