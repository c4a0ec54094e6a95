import type { ChallengeReason } from '@gauntlet/contract/challenges/texts'
import type { Millis } from '@gauntlet/contract/time'
import type { Verdict } from '../verdict.ts'
import type { ChallengeFacts, Standing, Viewer } from './facts.ts'

export type ChallengeVerdict = Verdict<ChallengeReason>

/** Everything a verdict rests on: settled facts, the viewer, and the viewer's standing in the challenge. */
export interface Situation {
  challenge: ChallengeFacts
  viewer: Viewer
  standing: Standing
  now: Millis
}
export type Rule = (situation: Situation) => ChallengeVerdict
