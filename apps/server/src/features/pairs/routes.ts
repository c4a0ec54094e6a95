import { pairs } from '@gauntlet/contract/pairs/endpoints'
import { bind } from '../../platform/http/bind.ts'
import { leadingPairs, pairsOf } from './pairs.ts'

export const pairRoutes = bind(pairs, { leaders: leadingPairs, of: pairsOf })
