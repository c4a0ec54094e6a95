import { credits } from '@gauntlet/contract/credits/endpoints'
import { bind } from '../../platform/http/bind.ts'
import { giveFreeCredits } from './free.ts'
import { creditHistory } from './history.ts'
import * as queries from './queries.ts'

export const creditRoutes = bind(credits, {
  packages: ({ db }) => queries.listPackages.all(db),
  free: giveFreeCredits,
  history: creditHistory,
})
