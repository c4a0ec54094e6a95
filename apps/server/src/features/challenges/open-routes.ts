import { openChallenges } from '@gauntlet/contract/challenges/open'
import { bind } from '../../platform/http/bind.ts'
import {
  answerParticipant,
  countWaitingMatches,
  joinChallenge,
  myOpenChallenges,
  unjoinChallenge,
  viewOpenChallenge,
} from './open.ts'

export const openChallengeRoutes = bind(openChallenges, {
  mine: myOpenChallenges,
  participants: viewOpenChallenge,
  join: joinChallenge,
  unjoin: unjoinChallenge,
  answer: answerParticipant,
  waiting: countWaitingMatches,
})
