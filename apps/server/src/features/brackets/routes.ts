import { brackets } from '@gauntlet/contract/brackets/endpoints'
import { bind } from '../../platform/http/bind.ts'
import { correctMatch } from './correct.ts'
import { drawPlayers, walkPlayerIn } from './draw.ts'
import {
  decideMatch,
  disputeMatch,
  disqualifyPlayer,
  reportMatch,
  takeMatchScore,
  withdrawFromBracket,
} from './playing.ts'
import { viewBracket } from './present.ts'
import { waitingMatches } from './waiting.ts'

export const bracketRoutes = bind(brackets, {
  view: viewBracket,
  waiting: waitingMatches,
  draw: drawPlayers,
  report: reportMatch,
  dispute: disputeMatch,
  takeScore: takeMatchScore,
  decide: decideMatch,
  withdraw: withdrawFromBracket,
  correct: correctMatch,
  disqualify: disqualifyPlayer,
  walkIn: walkPlayerIn,
})
