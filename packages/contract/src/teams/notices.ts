import { noticesIn, type Write } from '../notices/text.ts'

/** Notices and mails about a player's teams; `who` did it. */
export const teamNoticeTexts = {
  view: 'View the team',
  accepted: { subject: '{who} is on your team {team}', line: 'Your invitation is accepted.' },
  declined: { subject: '{who} does not join your team {team}', line: 'Your invitation is declined.' },
  left: { subject: '{who} left your team {team}', line: 'There is a free place.' },
  removed: {
    subject: 'You’re no longer on the team {team}',
    line: '{who} took you out of it.',
    action: 'View your teams',
  },
  deleted: { subject: 'The team {team} is deleted', line: '{who} deleted it.', action: 'View your teams' },
  changed: {
    subject: '{who} changed your team {team}',
    line: 'Its name, gender, sport or location is new.',
  },
  passedOn: {
    subject: 'The team {team} is yours now',
    line: 'Its owner closed the account, and you have played in it for longest.',
  },
} as const

/** Invitations; `what` is the name of the thing. */
export const teamInvitationTexts = {
  view: 'Answer the invitation',
  team: { subject: '{who} invites you to the team {what}', line: 'You join when you accept.' },
  /** Nobody has made the team yet; `what` is the one who asks. */
  anyTeam: {
    subject: '{who} would like to be in a team with you',
    line: 'Become friends, or make a team together.',
    action: 'View the profile',
  },
} as const

type About = { who: string; team: string }
type InvitationAbout = { who: string; what: string }

const notice = noticesIn(teamNoticeTexts, (_about: About) => undefined)
const invitation = noticesIn(teamInvitationTexts, (_about: InvitationAbout) => undefined)

export const teamNotices = {
  accepted: notice(texts => texts.accepted),
  declined: notice(texts => texts.declined),
  left: notice(texts => texts.left),
  removed: notice(texts => texts.removed),
  deleted: notice(texts => texts.deleted),
  changed: notice(texts => texts.changed),
  passedOn: notice(texts => texts.passedOn),
} as const satisfies Record<string, Write<About>>

export const teamInvitations = {
  team: invitation(texts => texts.team),
  anyTeam: invitation(texts => texts.anyTeam),
} as const satisfies Record<string, Write<InvitationAbout>>
