import type { BoundRow } from '../platform/http/bind.ts'
import { accountRoutes } from './accounts/routes.ts'
import { addressRoutes } from './addresses/routes.ts'
import { blockRoutes } from './blocks/routes.ts'
import { bracketRoutes } from './brackets/routes.ts'
import { calendarRoutes } from './calendar/routes.ts'
import { challengeRoutes } from './challenges/routes.ts'
import { contactRoutes } from './contact/routes.ts'
import { contentRoutes } from './content/routes.ts'
import { creditRoutes } from './credits/routes.ts'
import { eventAgenda } from './events/lists.ts'
import { eventRoutes } from './events/routes.ts'
import { friendRoutes } from './friends/routes.ts'
import { leaderboardRoutes } from './leaderboards/routes.ts'
import { liveRoutes } from './live/routes.ts'
import { openChallengeRoutes } from './challenges/open-routes.ts'
import { matchSearchRoutes } from './match-search/routes.ts'
import { noticeRoutes } from './notices/routes.ts'
import { passkeyRoutes } from './passkeys/routes.ts'
import { paymentRoutes } from './payments/routes.ts'
import { peopleSearchRoutes } from './people-search/routes.ts'
import { pictureRoutes } from './pictures/routes.ts'
import { placeRoutes } from './places/routes.ts'
import { profileRoutes } from './profiles/routes.ts'
import { rankRoutes } from './ranks/routes.ts'
import { securityRoutes } from './security/routes.ts'
import { secondProofRoutes } from './second-proofs/routes.ts'
import { emailLinkRoutes, sessionRoutes } from './sessions/routes.ts'
import { sportRoutes } from './sports/routes.ts'
import { tournamentAgenda } from './tournaments/lists.ts'
import { tournamentRoutes } from './tournaments/routes.ts'
import { teamRoutes } from './teams/routes.ts'

/** Every row that the server answers. */
export const allRoutes: BoundRow[] = [
  ...sessionRoutes,
  ...securityRoutes,
  ...emailLinkRoutes,
  ...secondProofRoutes,
  ...passkeyRoutes,
  ...profileRoutes,
  ...pictureRoutes,
  ...accountRoutes,
  ...addressRoutes,
  ...placeRoutes,
  ...sportRoutes,
  ...rankRoutes,
  ...leaderboardRoutes,
  ...peopleSearchRoutes,
  ...friendRoutes,
  ...blockRoutes,
  ...challengeRoutes({ tournaments: tournamentAgenda, events: eventAgenda }),
  ...openChallengeRoutes,
  ...eventRoutes,
  ...matchSearchRoutes,
  ...tournamentRoutes,
  ...bracketRoutes,
  ...creditRoutes,
  ...paymentRoutes,
  ...contactRoutes,
  ...contentRoutes,
  ...liveRoutes,
  ...noticeRoutes,
  ...calendarRoutes,
  ...teamRoutes,
]
