/** What somebody without an account can be invited to. */
export const invitationKinds = ['tournament', 'event', 'team'] as const
export type InvitationKind = (typeof invitationKinds)[number]

/** How many invitations a player sends to addresses without an account in 24 hours. */
export const INVITATIONS_A_DAY = 20
/** An address without an account is written to once in so many days, whoever invites it. */
export const INVITED_AGAIN_DAYS = 7

export const invitationTexts = {
  tooMany: `You have invited ${INVITATIONS_A_DAY} people by email today. Try again tomorrow.`,
  tooSoon: 'This address was invited this week already.',
} as const

/** The mail to somebody without an account. `what` names the thing: 'the tournament Spring Open'. */
export const invitationMail = ({ who, what, app }: { who: string; what: string; app: string }) => ({
  subject: `${who} invites you to ${app}`,
  heading: `${who} invites you`,
  line: `${who} would like you to join ${what}.`,
  how: 'Sign up with this address, and the invitation waits for you.',
  action: 'Sign up',
  footer: 'You do not know this person? Then ignore this mail, and nothing happens.',
})
