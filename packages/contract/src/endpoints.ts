import { accounts } from './accounts/endpoints.ts'
import { addresses } from './addresses/endpoints.ts'
import { blocks } from './blocks/endpoints.ts'
import { brackets } from './brackets/endpoints.ts'
import { calendar } from './calendar/endpoints.ts'
import { challenges } from './challenges/endpoints.ts'
import { contact } from './contact/endpoints.ts'
import { content } from './content/endpoints.ts'
import { credits } from './credits/endpoints.ts'
import { emailLinks } from './notices/email-links.ts'
import type { Endpoint, Endpoints } from './endpoint.ts'
import { events } from './events/endpoints.ts'
import { friends } from './friends/endpoints.ts'
import { leaderboards } from './leaderboards/endpoints.ts'
import { live } from './live/endpoints.ts'
import { openChallenges } from './challenges/open.ts'
import { matchSearch } from './match-search/endpoints.ts'
import { notices } from './notices/endpoints.ts'
import { passkeys } from './passkeys/endpoints.ts'
import { payments } from './payments/endpoints.ts'
import { peopleSearch } from './people-search/endpoints.ts'
import { pictures } from './pictures/endpoints.ts'
import { places } from './places/endpoints.ts'
import { profiles } from './profiles/endpoints.ts'
import { ranks } from './ranks/endpoints.ts'
import { security } from './security/endpoints.ts'
import { secondProofs } from './second-proofs/endpoints.ts'
import { sessions } from './sessions/endpoints.ts'
import { sports } from './sports/endpoints.ts'
import { tournaments } from './tournaments/endpoints.ts'
import { teams } from './teams/endpoints.ts'

/** All nouns. Only the server and the document need them together; a screen imports the file of its noun. */
export const nouns = {
  sessions,
  security,
  emailLinks,
  secondProofs,
  passkeys,
  profiles,
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

/** Rows of a noun that stand in a file of their own. */
const PART_OF: Readonly<Record<string, string>> = {
  emailLinks: 'notices',
  openChallenges: 'challenges',
}
const nounByEndpoint = new Map(allEndpoints.map(({ noun, endpoint }) => [endpoint, PART_OF[noun] ?? noun]))

/** The noun of a row. */
export const nounOf = (endpoint: Endpoint): string => nounByEndpoint.get(endpoint) ?? 'call'
