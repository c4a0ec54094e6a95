import type { BoundRow } from '../platform/http/bind.ts'
import { challengeRoutes } from './challenges/routes.ts'
import { creditRoutes } from './credits/routes.ts'
import { liveRoutes } from './live/routes.ts'
import { profileRoutes } from './profiles/routes.ts'
import { sessionRoutes } from './sessions/routes.ts'
import { sportRoutes } from './sports/routes.ts'

/** Every row that the server answers. */
export const allRoutes: BoundRow[] = [
  ...sessionRoutes,
  ...profileRoutes,
  ...sportRoutes,
  ...creditRoutes,
  ...challengeRoutes,
  ...liveRoutes,
]
