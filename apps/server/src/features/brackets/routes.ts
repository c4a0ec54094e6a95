import { brackets } from '@gauntlet/contract/brackets'
import { bind } from '../../platform/http/bind.ts'
import { decideIt, disputeIt, reportIt, withdrawIt } from './act.ts'
import { drawIt } from './draw.ts'
import { viewBracket } from './present.ts'

export const bracketRoutes = bind(brackets, {
  view: viewBracket,
  draw: drawIt,
  report: reportIt,
  dispute: disputeIt,
  decide: decideIt,
  withdraw: withdrawIt,
})
