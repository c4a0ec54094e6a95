// Written by a test; after a change: npx vitest run scripts/contract-rows.test.ts -u
import type { Endpoints } from './endpoint.ts'
import { accounts } from './accounts/endpoints.ts'
import { addresses } from './addresses/endpoints.ts'
import { availability } from './availability/endpoints.ts'
import { blocks } from './blocks/endpoints.ts'
import { brackets } from './brackets/endpoints.ts'
import { calendar } from './calendar/endpoints.ts'
import { linkedChallenges } from './challenges/by-link.ts'
import { challenges } from './challenges/endpoints.ts'
import { lineups } from './challenges/lineup.ts'
import { challengeLinks } from './challenges/links.ts'
import { openChallenges } from './challenges/open.ts'
import { recordedMatches } from './challenges/record.ts'
import { rivals } from './challenges/rivals.ts'
import { challengeTimes } from './challenges/times.ts'
import { contact } from './contact/endpoints.ts'
import { content } from './content/endpoints.ts'
import { credits } from './credits/endpoints.ts'
import { events } from './events/endpoints.ts'
import { feed } from './feed/endpoints.ts'
import { friends } from './friends/endpoints.ts'
import { guests } from './guests/endpoints.ts'
import { leaderboards } from './leaderboards/endpoints.ts'
import { live } from './live/endpoints.ts'
import { matchSearch } from './match-search/endpoints.ts'
import { emailLinks } from './notices/email-links.ts'
import { notices } from './notices/endpoints.ts'
import { pairs } from './pairs/endpoints.ts'
import { passkeys } from './passkeys/endpoints.ts'
import { payments } from './payments/endpoints.ts'
import { peopleSearch } from './people-search/endpoints.ts'
import { pictures } from './pictures/endpoints.ts'
import { places } from './places/endpoints.ts'
import { profiles } from './profiles/endpoints.ts'
import { ranks } from './ranks/endpoints.ts'
import { secondProofs } from './second-proofs/endpoints.ts'
import { security } from './security/endpoints.ts'
import { sessions } from './sessions/endpoints.ts'
import { sports } from './sports/endpoints.ts'
import { talk } from './talk/endpoints.ts'
import { teams } from './teams/endpoints.ts'
import { tournaments } from './tournaments/endpoints.ts'

interface NounRows {
  noun: string
  /** The noun of their folder: some stand in a file of their own. */
  of: string
  rows: Endpoints
}

export const nouns: readonly NounRows[] = [
  { noun: 'sessions', of: 'sessions', rows: sessions },
  { noun: 'security', of: 'security', rows: security },
  { noun: 'emailLinks', of: 'notices', rows: emailLinks },
  { noun: 'secondProofs', of: 'secondProofs', rows: secondProofs },
  { noun: 'passkeys', of: 'passkeys', rows: passkeys },
  { noun: 'profiles', of: 'profiles', rows: profiles },
  { noun: 'pictures', of: 'pictures', rows: pictures },
  { noun: 'accounts', of: 'accounts', rows: accounts },
  { noun: 'addresses', of: 'addresses', rows: addresses },
  { noun: 'places', of: 'places', rows: places },
  { noun: 'sports', of: 'sports', rows: sports },
  { noun: 'ranks', of: 'ranks', rows: ranks },
  { noun: 'leaderboards', of: 'leaderboards', rows: leaderboards },
  { noun: 'peopleSearch', of: 'peopleSearch', rows: peopleSearch },
  { noun: 'friends', of: 'friends', rows: friends },
  { noun: 'blocks', of: 'blocks', rows: blocks },
  { noun: 'challenges', of: 'challenges', rows: challenges },
  { noun: 'openChallenges', of: 'challenges', rows: openChallenges },
  { noun: 'events', of: 'events', rows: events },
  { noun: 'matchSearch', of: 'matchSearch', rows: matchSearch },
  { noun: 'tournaments', of: 'tournaments', rows: tournaments },
  { noun: 'brackets', of: 'brackets', rows: brackets },
  { noun: 'credits', of: 'credits', rows: credits },
  { noun: 'payments', of: 'payments', rows: payments },
  { noun: 'contact', of: 'contact', rows: contact },
  { noun: 'content', of: 'content', rows: content },
  { noun: 'live', of: 'live', rows: live },
  { noun: 'notices', of: 'notices', rows: notices },
  { noun: 'calendar', of: 'calendar', rows: calendar },
  { noun: 'teams', of: 'teams', rows: teams },
  { noun: 'lineups', of: 'challenges', rows: lineups },
  { noun: 'pairs', of: 'pairs', rows: pairs },
  { noun: 'talk', of: 'talk', rows: talk },
  { noun: 'challengeLinks', of: 'challenges', rows: challengeLinks },
  { noun: 'linkedChallenges', of: 'challenges', rows: linkedChallenges },
  { noun: 'feed', of: 'feed', rows: feed },
  { noun: 'recordedMatches', of: 'challenges', rows: recordedMatches },
  { noun: 'challengeTimes', of: 'challenges', rows: challengeTimes },
  { noun: 'availability', of: 'availability', rows: availability },
  { noun: 'guests', of: 'guests', rows: guests },
  { noun: 'rivals', of: 'challenges', rows: rivals },
]
