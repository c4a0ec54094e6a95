import type { NoticeText } from '../notices/text.ts'

/** `who` invites to `what`, the name of the thing; `facts` tells its sport, time or place. */
export interface InvitationAbout {
  who: string
  what: string
  facts: string
}

const invitation =
  (kind: string) =>
  ({ who, what, facts }: InvitationAbout): NoticeText => ({
    subject: `${who} invites you to ${what}`,
    line: `A place in this ${kind} waits for your answer.`,
    facts,
    action: 'Answer the invitation',
  })

/** The texts of notices and mails about invitations, one for each kind of thing. */
export const invitationNotices = {
  tournament: invitation('tournament'),
} as const
