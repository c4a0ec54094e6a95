import { lineups } from '@gauntlet/contract/challenges/lineup'
import { bind } from '../../platform/http/bind.ts'
import { answerLineup, changeOwnLineup, splitFairly } from './lineup.ts'
import { teamMatches } from './team-matches.ts'

export const lineupRoutes = bind(lineups, {
  change: changeOwnLineup,
  answer: answerLineup,
  fair: splitFairly,
  ofTeam: teamMatches,
})
