import type { BoundRow } from '../platform/http/bind.ts'
import { addressRoutes } from './addresses/routes.ts'
import { challengeRoutes } from './challenges/routes.ts'
import { contactRoutes } from './contact/routes.ts'
import { contentRoutes } from './content/routes.ts'
import { creditRoutes } from './credits/routes.ts'
import { leaderboardRoutes } from './leaderboards/routes.ts'
import { liveRoutes } from './live/routes.ts'
import { peopleSearchRoutes } from './people-search/routes.ts'
import { profileRoutes } from './profiles/routes.ts'
import { rankRoutes } from './ranks/routes.ts'
import { sessionRoutes } from './sessions/routes.ts'
import { sportRoutes } from './sports/routes.ts'

/** Every row that the server answers. */
export const allRoutes: BoundRow[] = [
  ...sessionRoutes,
  ...profileRoutes,
  ...addressRoutes,
  ...sportRoutes,
  ...rankRoutes,
  ...leaderboardRoutes,
  ...peopleSearchRoutes,
  ...challengeRoutes,
  ...creditRoutes,
  ...contactRoutes,
  ...contentRoutes,
  ...liveRoutes,
]
