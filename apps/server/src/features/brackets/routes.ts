import { brackets } from '@gauntlet/contract/brackets/endpoints'
import { bind } from '../../platform/http/bind.ts'
import { decideIt, disputeIt, disqualifyIt, reportIt, withdrawIt } from './act.ts'
import { correctIt } from './correct.ts'
import { drawIt, walkInIt } from './draw.ts'
import { viewBracket } from './present.ts'
import { waitingMatches } from './waiting.ts'

export const bracketRoutes = bind(brackets, {
  view: viewBracket,
  waiting: waitingMatches,
  draw: drawIt,
  report: reportIt,
  dispute: disputeIt,
  decide: decideIt,
  withdraw: withdrawIt,
  correct: correctIt,
  disqualify: disqualifyIt,
  walkIn: walkInIt,
})
