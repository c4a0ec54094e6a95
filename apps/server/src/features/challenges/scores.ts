import type { Challenge, Participant } from '@gauntlet/contract/challenges/answer'
import type { ChallengeFacts } from '@gauntlet/rules/challenges/facts'
import { sidesOf } from '@gauntlet/rules/challenges/sides'
import { differing, type Shown, shownOf } from '@gauntlet/rules/challenges/results'
import { scoreText } from '@gauntlet/rules/scores/shown'
import type { CastRow } from './people-queries.ts'

/** The outcome of a match, and from which side the viewer looks at it: the issuer's, for whoever does not play. */
export interface Scores extends Shown {
  sides: readonly (readonly string[])[]
  viewed: number
  differ: boolean
}

export function scoresIn(facts: ChallengeFacts, viewerId: string): Scores {
  const sides = sidesOf(facts)
  const viewed = Math.max(
    0,
    sides.findIndex(side => side.includes(viewerId)),
  )
  return { ...shownOf(facts), sides, viewed, differ: differing(facts).length > 0 }
}

/** The score as this player tells it; and that of their own report, as the viewer tells it, to a viewer `inside`. */
export function scoresOf(
  { user_id, told }: Pick<CastRow, 'user_id' | 'told'>,
  { sides, score, viewed }: Scores,
  inside: boolean,
): Pick<Participant, 'side' | 'score' | 'reported_score'> {
  const side = sides.findIndex(members => members.includes(user_id))
  return {
    side: side < 0 ? null : side,
    score: score && side >= 0 ? scoreText(score, side) : '',
    reported_score: inside && told?.score ? scoreText(told.score, viewed) : '',
  }
}

export const outcomeOf = ({
  draw,
  ending,
  score,
  differ,
}: Scores): Pick<Challenge, 'draw' | 'ending' | 'score' | 'scores_differ'> => ({
  draw: draw ? 1 : 0,
  ending,
  score: score?.given ?? null,
  scores_differ: differ,
})
