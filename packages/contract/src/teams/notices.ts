import type { NoticeText } from '../notices/text.ts'

interface About {
  who: string
  team: string
}

/** Notices and mails about a player's teams; `who` did it. */
export const teamNotices = {
  accepted: ({ who, team }: About): NoticeText => ({
    subject: `${who} is in your team ${team}`,
    line: 'Your invitation is accepted.',
    action: 'View the team',
  }),
  declined: ({ who, team }: About): NoticeText => ({
    subject: `${who} does not join your team ${team}`,
    line: 'Your invitation is declined.',
    action: 'View the team',
  }),
  left: ({ who, team }: About): NoticeText => ({
    subject: `${who} has left your team ${team}`,
    line: 'There is a place free.',
    action: 'View the team',
  }),
  removed: ({ who, team }: About): NoticeText => ({
    subject: `You are no longer in the team ${team}`,
    line: `${who} took you out of it.`,
    action: 'View your teams',
  }),
  deleted: ({ who, team }: About): NoticeText => ({
    subject: `The team ${team} is deleted`,
    line: `${who} deleted it.`,
    action: 'View your teams',
  }),
  changed: ({ who, team }: About): NoticeText => ({
    subject: `${who} changed your team ${team}`,
    line: 'Its name, gender, sport or location is another one.',
    action: 'View the team',
  }),
  passedOn: ({ team }: About): NoticeText => ({
    subject: `The team ${team} is yours now`,
    line: 'Its owner closed the account, and you have played in it for longest.',
    action: 'View the team',
  }),
} as const

/** Invitations; `what` is the name of the thing. */
export const teamInvitations = {
  team: ({ who, what }: { who: string; what: string }): NoticeText => ({
    subject: `${who} invites you to the team ${what}`,
    line: 'You join when you accept.',
    action: 'Answer the invitation',
  }),
  /** Nobody has made the team yet; `what` is the one who asks. */
  anyTeam: ({ who }: { who: string; what: string }): NoticeText => ({
    subject: `${who} would like to be in a team with you`,
    line: 'Become friends, or make a team together.',
    action: 'View the profile',
  }),
} as const
