import type { Feature } from '../platform/features/feature.ts'
import { accounts } from './accounts/feature.ts'
import { addresses } from './addresses/feature.ts'
import { availability } from './availability/feature.ts'
import { blocks } from './blocks/feature.ts'
import { brackets } from './brackets/feature.ts'
import { calendar } from './calendar/feature.ts'
import { challenges } from './challenges/feature.ts'
import { contact } from './contact/feature.ts'
import { content } from './content/feature.ts'
import { credits } from './credits/feature.ts'
import { events } from './events/feature.ts'
import { feed } from './feed/feature.ts'
import { friends } from './friends/feature.ts'
import { guests } from './guests/feature.ts'
import { invitations } from './invitations/feature.ts'
import { leaderboards } from './leaderboards/feature.ts'
import { live } from './live/feature.ts'
import { matchSearch } from './match-search/feature.ts'
import { notices } from './notices/feature.ts'
import { pairs } from './pairs/feature.ts'
import { passkeys } from './passkeys/feature.ts'
import { payments } from './payments/feature.ts'
import { peopleSearch } from './people-search/feature.ts'
import { pictures } from './pictures/feature.ts'
import { places } from './places/feature.ts'
import { profiles } from './profiles/feature.ts'
import { ranks } from './ranks/feature.ts'
import { reminders } from './reminders/feature.ts'
import { secondProofs } from './second-proofs/feature.ts'
import { security } from './security/feature.ts'
import { sessions } from './sessions/feature.ts'
import { sports } from './sports/feature.ts'
import { talk } from './talk/feature.ts'
import { teams } from './teams/feature.ts'
import { tournaments } from './tournaments/feature.ts'

/**
 * Every noun. A block parts two players and an account closes in this order: first in what players meet in, so that
 * what is given back there lies where those after it look.
 */
export const features: readonly Feature[] = [
  challenges,
  tournaments,
  brackets,
  events,
  teams,
  credits,
  payments,
  ranks,
  profiles,
  sports,
  addresses,
  pictures,
  friends,
  blocks,
  invitations,
  guests,
  availability,
  feed,
  talk,
  reminders,
  notices,
  calendar,
  live,
  leaderboards,
  pairs,
  matchSearch,
  peopleSearch,
  places,
  contact,
  content,
  sessions,
  passkeys,
  secondProofs,
  security,
  accounts,
]
