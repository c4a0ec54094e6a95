import { openCard } from '@gauntlet/contract/challenges/open-card'
import { foundOpponent } from '@gauntlet/contract/match-search/endpoints'
import { feature, none } from '../../platform/features/feature.ts'
import { countMatchesJob } from './count-job.ts'
import { matchSearchRoutes } from './routes.ts'

export const matchSearch = feature({
  name: 'match-search',
  routes: matchSearchRoutes,
  answers: { FoundOpponent: foundOpponent, OpenCard: openCard },
  jobs: [{ job: countMatchesJob }],
  keeps: none('What it looks at is derived from other tables, and kept by triggers.'),
  gathers: none('It finds what players meet in.'),
})
