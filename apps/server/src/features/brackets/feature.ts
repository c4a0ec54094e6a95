import { bracket, bracketMatch, bracketPlayer, bracketVerdict } from '@gauntlet/contract/brackets/answer'
import { feature, none } from '../../platform/features/feature.ts'
import * as exported from './export-queries.ts'
import { bracketRoutes } from './routes.ts'
import { settleBracketsJob, leaveBrackets } from './settle.ts'

export const brackets = feature({
  name: 'brackets',
  routes: bracketRoutes,
  answers: {
    Bracket: bracket,
    BracketMatch: bracketMatch,
    BracketPlayer: bracketPlayer,
    BracketVerdict: bracketVerdict,
  },
  jobs: [{ job: settleBracketsJob, due: 'played' }],
  keeps: {
    export: { brackets: exported.brackets },
    leave: leaveBrackets,
    erase: none('A bracket holds no words, and others took part.'),
  },
  gathers: none('Players meet in the tournament that the bracket belongs to.'),
})
