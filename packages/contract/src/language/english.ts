import { accountTexts } from '../accounts/endpoints.ts'
import { accountMailTexts } from '../accounts/mails.ts'
import { addressTexts } from '../addresses/endpoints.ts'
import { availabilityTexts } from '../availability/texts.ts'
import { blockReasons, blockTexts } from '../blocks/endpoints.ts'
import { bracketReasons } from '../brackets/reasons.ts'
import { bracketTexts, formatTexts, roundTexts } from '../brackets/texts.ts'
import { calendarEntryTexts, calendarTexts } from '../calendar/endpoints.ts'
import { lineupTexts } from '../challenges/lineup-texts.ts'
import { byLinkTexts } from '../challenges/by-link.ts'
import { linkTexts } from '../challenges/link-texts.ts'
import { recordTexts } from '../challenges/record-texts.ts'
import { challengeNoticeTexts } from '../challenges/notices.ts'
import { timesTexts } from '../challenges/times-texts.ts'
import {
  challengeReasons,
  challengeTexts,
  createTexts,
  issueTexts,
  matchTexts,
  modifyTexts,
} from '../challenges/texts.ts'
import { contactTexts } from '../contact/endpoints.ts'
import { contentTexts } from '../content/endpoints.ts'
import {
  creditAboutTexts,
  creditCountTexts,
  creditReasonTexts,
  creditTexts,
  packageTexts,
} from '../credits/endpoints.ts'
import { callTexts } from '../envelope.ts'
import { eventNoticeTexts } from '../events/notices.ts'
import { eventFormTexts, eventReasons, eventTexts } from '../events/texts.ts'
import { feedNoticeTexts } from '../feed/notices.ts'
import { feedTexts } from '../feed/texts.ts'
import { fieldTexts } from '../fields.ts'
import { friendReasons, friendTexts } from '../friends/endpoints.ts'
import { friendNoticeTexts } from '../friends/notices.ts'
import { keyTexts } from '../idempotency.ts'
import { guestTexts } from '../guests/texts.ts'
import { invitationTexts } from '../invitations/endpoints.ts'
import { invitationMailTexts } from '../invitations/mails.ts'
import { invitationNoticeTexts } from '../invitations/notices.ts'
import { leaderboardTexts } from '../leaderboards/endpoints.ts'
import { mailTexts } from '../mail-texts.ts'
import { matchSearchTexts } from '../match-search/endpoints.ts'
import { pushActTexts } from '../notices/push.ts'
import { listTexts } from '../notices/text.ts'
import { noticeKindTexts, noticeMailTexts, noticeMessages } from '../notices/texts.ts'
import { passkeyTexts } from '../passkeys/endpoints.ts'
import { passwordTexts } from '../passwords/forms.ts'
import { passwordRuleTexts } from '../passwords/rules.ts'
import { guessTexts } from '../passwords/texts.ts'
import { paymentTexts } from '../payments/endpoints.ts'
import { paymentMailTexts } from '../payments/mails.ts'
import { cardTexts } from '../payments/purchases.ts'
import { peopleSearchTexts } from '../people-search/texts.ts'
import { pictureTexts } from '../pictures/endpoints.ts'
import { states } from '../places/states.ts'
import { ageTexts } from '../profiles/forms.ts'
import { ageMailTexts } from '../profiles/mails.ts'
import { RESERVED_NAME } from '../profiles/reserved-names.ts'
import { genderTexts, nobodyTexts, profileEditTexts, profileTexts } from '../profiles/texts.ts'
import { publicPageTexts } from '../public-pages/texts.ts'
import { reminderNoticeTexts } from '../reminders/notices.ts'
import { scoreReasons } from '../scores/reasons.ts'
import { scoreTexts } from '../scores/texts.ts'
import { secondProofTexts } from '../second-proofs/endpoints.ts'
import { secondProofMailTexts } from '../second-proofs/mails.ts'
import { securityTexts } from '../security/endpoints.ts'
import { sessionMailTexts } from '../sessions/mails.ts'
import { sessionTexts } from '../sessions/texts.ts'
import { sportTexts } from '../sports/endpoints.ts'
import { sportDescriptionTexts, sportNameTexts } from '../sports/names.ts'
import { talkNoticeTexts } from '../talk/notices.ts'
import { talkReasons } from '../talk/reasons.ts'
import { talkTexts } from '../talk/texts.ts'
import { teamInvitationTexts, teamNoticeTexts } from '../teams/notices.ts'
import { teamReasons } from '../teams/reasons.ts'
import { teamTexts } from '../teams/texts.ts'
import { tournamentNoticeTexts } from '../tournaments/notice-texts.ts'
import { tournamentReasons } from '../tournaments/reasons.ts'
import { modalTexts, screenTexts, tournamentTexts } from '../tournaments/texts.ts'
import { transportTexts } from '../transport-texts.ts'
import { venueTexts } from '../venues/endpoints.ts'
import type { Catalogue } from './catalogue.ts'
/**
 * The words of the server beside an answer, and of screens with it, in English: by noun, then by key. They are looked
 * up by what they say. If two rooms share a key, the reasons of verdicts keep theirs, since they are what a client acts
 * on; the others stand under the room's name.
 */
export const answered = {
  call: { ...callTexts, ...transportTexts, key: keyTexts },
  fields: {
    ...fieldTexts,
    venue: venueTexts,
    password: { ...passwordTexts, ...passwordRuleTexts, ...guessTexts },
    name: { reserved: RESERVED_NAME },
  },
  accounts: accountTexts,
  addresses: addressTexts,
  availability: availabilityTexts,
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
    said: { ...challengeTexts, ...lineupTexts },
    times: timesTexts,
    link: { ...linkTexts, ...byLinkTexts },
    record: recordTexts,
    create: { ...createTexts },
    issue: { ...issueTexts },
    match: { ...matchTexts },
    modify: { ...modifyTexts },
  },
  contact: contactTexts,
  content: contentTexts,
  credits: creditTexts,
  events: { ...eventReasons, said: eventTexts, form: eventFormTexts },
  feed: feedTexts,
  friends: { ...friendReasons, said: friendTexts },
  guests: guestTexts,
  invitations: invitationTexts,
  leaderboards: leaderboardTexts,
  matchSearch: matchSearchTexts,
  notices: { ...noticeMessages, kinds: noticeKindTexts },
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
  talk: { ...talkReasons, said: talkTexts },
  teams: { ...teamReasons, said: teamTexts },
  tournaments: { ...tournamentReasons, said: tournamentTexts, screen: { ...screenTexts }, modal: { ...modalTexts } },
} satisfies Catalogue

/** Tables that are written from: notices, mails, and names of sports and genders. */
const written = {
  told: {
    challenges: challengeNoticeTexts,
    events: eventNoticeTexts,
    feed: feedNoticeTexts,
    friends: friendNoticeTexts,
    invitations: invitationNoticeTexts,
    lists: listTexts,
    reminders: reminderNoticeTexts,
    talk: talkNoticeTexts,
    teamInvitations: teamInvitationTexts,
    teams: teamNoticeTexts,
    tournaments: tournamentNoticeTexts,
  },
  mails: {
    all: mailTexts,
    accounts: accountMailTexts,
    ages: ageMailTexts,
    invitations: invitationMailTexts,
    notices: noticeMailTexts,
    pushActs: pushActTexts,
    payments: paymentMailTexts,
    cards: cardTexts,
    secondProofs: secondProofMailTexts,
    sessions: sessionMailTexts,
  },
  named: {
    credits: { reasons: creditReasonTexts, about: creditAboutTexts, count: creditCountTexts, package: packageTexts },
    genders: genderTexts,
    nobody: nobodyTexts,
    sports: sportNameTexts,
    sportDescriptions: sportDescriptionTexts,
    calendar: calendarEntryTexts,
    states,
  },
  publicPages: publicPageTexts,
}

/** Everything that a language has. */
export const english = { ...answered, ...written } satisfies Catalogue
