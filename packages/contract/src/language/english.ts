import { accountTexts } from '../accounts/endpoints.ts'
import { addressTexts } from '../addresses/endpoints.ts'
import { blockReasons, blockTexts } from '../blocks/endpoints.ts'
import { bracketReasons } from '../brackets/reasons.ts'
import { bracketTexts, formatTexts, roundTexts } from '../brackets/texts.ts'
import { calendarTexts } from '../calendar/endpoints.ts'
import { challengeReasons } from '../challenges/reasons.ts'
import { challengeTexts, createTexts, issueTexts, matchTexts, modifyTexts } from '../challenges/texts.ts'
import { contactTexts } from '../contact/endpoints.ts'
import { contentTexts } from '../content/endpoints.ts'
import { creditTexts } from '../credits/endpoints.ts'
import { callTexts } from '../envelope.ts'
import { eventFormTexts, eventReasons, eventTexts } from '../events/texts.ts'
import { fieldTexts } from '../fields.ts'
import { friendReasons, friendTexts } from '../friends/endpoints.ts'
import { keyTexts } from '../idempotency.ts'
import { invitationTexts } from '../invitations/endpoints.ts'
import { leaderboardTexts } from '../leaderboards/endpoints.ts'
import { matchSearchTexts } from '../match-search/endpoints.ts'
import { noticeKindTexts, noticeMessages } from '../notices/texts.ts'
import { passkeyTexts } from '../passkeys/endpoints.ts'
import { passwordTexts } from '../passwords/forms.ts'
import { guessTexts } from '../passwords/texts.ts'
import { paymentTexts } from '../payments/endpoints.ts'
import { peopleSearchTexts } from '../people-search/texts.ts'
import { pictureTexts } from '../pictures/endpoints.ts'
import { ageTexts } from '../profiles/forms.ts'
import { profileEditTexts, profileTexts } from '../profiles/texts.ts'
import { scoreReasons } from '../scores/reasons.ts'
import { scoreTexts } from '../scores/texts.ts'
import { secondProofTexts } from '../second-proofs/endpoints.ts'
import { securityTexts } from '../security/endpoints.ts'
import { sessionTexts } from '../sessions/texts.ts'
import { sportTexts } from '../sports/endpoints.ts'
import { teamReasons } from '../teams/reasons.ts'
import { teamTexts } from '../teams/texts.ts'
import { tournamentReasons } from '../tournaments/reasons.ts'
import { modalTexts, screenTexts, tournamentTexts } from '../tournaments/texts.ts'
import { transportTexts } from '../transport-texts.ts'
import { venueTexts } from '../venues/endpoints.ts'
import type { Catalogue } from './catalogue.ts'

// How many wait is counted by a mail.
const { more: _counted, ...noticeWords } = noticeMessages

/**
 * The words of the server beside an answer, and of screens with it, in English: by noun, then by key. If two rooms
 * share a key, the reasons
 * of verdicts keep theirs, since they are what a client acts on; the others stand under the room's name.
 */
export const english = {
  call: { ...callTexts, ...transportTexts, key: keyTexts },
  fields: { ...fieldTexts, venue: venueTexts, password: { ...passwordTexts, ...guessTexts } },
  accounts: accountTexts,
  addresses: addressTexts,
  blocks: { ...blockReasons, said: blockTexts },
  // A bracket is a tournament's: what its rows say of players is said of the tournament's.
  brackets: {
    ...bracketReasons,
    said: bracketTexts,
    round: roundTexts,
    format: formatTexts,
    unknownPlayer: tournamentTexts.unknownPlayer,
  },
  calendar: calendarTexts,
  challenges: {
    ...challengeReasons,
    said: challengeTexts,
    create: { ...createTexts },
    issue: { ...issueTexts },
    match: { ...matchTexts },
    modify: { ...modifyTexts },
  },
  contact: contactTexts,
  content: contentTexts,
  credits: creditTexts,
  events: { ...eventReasons, said: eventTexts, form: eventFormTexts },
  friends: { ...friendReasons, said: friendTexts },
  invitations: invitationTexts,
  leaderboards: leaderboardTexts,
  matchSearch: matchSearchTexts,
  notices: { ...noticeWords, kinds: noticeKindTexts },
  passkeys: passkeyTexts,
  payments: paymentTexts,
  peopleSearch: peopleSearchTexts,
  pictures: pictureTexts,
  profiles: { ...ageTexts, said: profileTexts, edit: profileEditTexts },
  scores: { ...scoreReasons, said: scoreTexts },
  secondProofs: secondProofTexts,
  security: securityTexts,
  sessions: sessionTexts,
  sports: sportTexts,
  teams: { ...teamReasons, said: teamTexts },
  tournaments: { ...tournamentReasons, said: tournamentTexts, screen: { ...screenTexts }, modal: { ...modalTexts } },
} satisfies Catalogue
