/** The kinds of things that somebody without an account can be invited to. */
export const invitationKinds = ['tournament', 'event', 'team'] as const
export type InvitationKind = (typeof invitationKinds)[number]

/** How many invitations a player sends to addresses without an account in 24 hours. */
export const INVITATIONS_A_DAY = 20
/** How many of them on the first day of an account. */
export const INVITATIONS_FIRST_DAY = 5
/** An address without an account is written to once in so many days, whoever invites it. */
export const INVITED_AGAIN_DAYS = 7

/** How long an invitation waits for its address to be verified. */
export const INVITATION_KEPT_DAYS = 180
/** How long the link of a mail stops invitations, and how long it is known that an address was written to. */
export const INVITED_ADDRESS_KEPT_DAYS = 365

export const invitationTexts = {
  tooMany: `You have invited ${INVITATIONS_A_DAY} people by email today. Try again tomorrow.`,
  tooNew: `A new account invites ${INVITATIONS_FIRST_DAY} people by email on its first day. Try again tomorrow.`,
  tooSoon: 'This address was invited this week already.',
} as const
