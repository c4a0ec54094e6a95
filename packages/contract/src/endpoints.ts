import { accounts } from './accounts.ts'
import { addresses } from './addresses.ts'
import { blocks } from './blocks.ts'
import { brackets } from './brackets.ts'
import { calendar } from './calendar.ts'
import { challenges } from './challenges.ts'
import { contact } from './contact.ts'
import { content } from './content.ts'
import { credits } from './credits.ts'
import { emailLinks } from './email-links.ts'
import type { Endpoint, Endpoints } from './endpoint.ts'
import { events } from './events.ts'
import { friends } from './friends.ts'
import { leaderboards } from './leaderboards.ts'
import { live } from './live.ts'
import { openChallenges } from './open-challenges.ts'
import { matchSearch } from './match-search.ts'
import { notices } from './notices.ts'
import { passkeys } from './passkeys.ts'
import { payments } from './payments.ts'
import { peopleSearch } from './people-search.ts'
import { pictures } from './pictures.ts'
import { places } from './places.ts'
import { profileEdit } from './profile-edit.ts'
import { profiles } from './profiles.ts'
import { ranks } from './ranks.ts'
import { security } from './security.ts'
import { secondProofs } from './second-proofs.ts'
import { sessions } from './sessions.ts'
import { sports } from './sports.ts'
import { tournaments } from './tournaments.ts'
import { teams } from './teams.ts'

/** All nouns. Only the server and the document need them together; a screen imports the file of its noun. */
export const nouns = {
  sessions,
  security,
  emailLinks,
  secondProofs,
  passkeys,
  profiles,
  profileEdit,
  pictures,
  accounts,
  addresses,
  places,
  sports,
  ranks,
  leaderboards,
  peopleSearch,
  friends,
  blocks,
  challenges,
  openChallenges,
  events,
  matchSearch,
  tournaments,
  brackets,
  credits,
  payments,
  contact,
  content,
  live,
  notices,
  calendar,
  teams,
} satisfies Record<string, Endpoints>

export interface NamedEndpoint {
  noun: string
  name: string
  endpoint: Endpoint
}

/** Every row with its names, in the order of the nouns. */
export const allEndpoints: NamedEndpoint[] = Object.entries(nouns).flatMap(([noun, rows]) =>
  Object.entries(rows).map(([name, endpoint]) => ({ noun, name, endpoint })),
)
