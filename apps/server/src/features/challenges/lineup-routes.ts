import { lineups } from '@gauntlet/contract/challenges/lineup'
import { bind } from '../../platform/http/bind.ts'
import { answerLineup, changeOwnLineup, handOverCaptaincy, rearrangeSides, splitFairly } from './lineup.ts'
import { teamMatches } from './team-matches.ts'

export const lineupRoutes = bind(lineups, {
  change: changeOwnLineup,
  answer: answerLineup,
  fair: splitFairly,
  rearrange: rearrangeSides,
  handOver: handOverCaptaincy,
  ofTeam: teamMatches,
})
