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

const things: Record<InvitationKind, string> = { tournament: 'a tournament', event: 'an event', team: 'a team' }

/**
 * The mail to somebody without an account. `kind` and `title` are those of the thing, absent where there is none, the
 * title also where it is not for strangers' eyes. The subject is ours alone: nobody writes the headline of a mail that
 * we send to somebody who does not know us.
 */
export function invitationMail({
  who,
  kind,
  title,
  app,
}: {
  who: string
  kind: InvitationKind | undefined
  title: string | undefined
  app: string
}) {
  const thing = kind && things[kind]
  return {
    subject: thing ? `You are invited to ${thing} on ${app}` : `You are invited to ${app}`,
    heading: 'You are invited',
    line: `${who} would like you to join ${thing ?? app}${thing && title ? `: “${title}”` : ''}.`,
    how: 'Sign up with this address, and the invitation waits for you.',
    action: 'Sign up',
    footer: 'You do not know this person? Then ignore this mail, and nothing happens.',
    stop: 'No more invitations to this address',
  }
}
