import type { Speaker } from '../language/speaker.ts'
import { noticesIn, type Write } from '../notices/text.ts'
import { sportName } from '../sports/names.ts'

/** `who` invites to `what`, the name of the thing; `facts` tells its sport, time or place. */
export interface InvitationAbout {
  who: string
  what: string
  facts: string
  /** Its moment in the reader's language. Notices that were told by an earlier version have none. */
  when?: string
}

/** The texts of notices and mails about invitations, one for each kind of thing. */
export const invitationNoticeTexts = {
  view: 'Answer the invitation',
  tournament: { subject: '{who} invites you to {what}', line: 'A place in this tournament waits for your answer.' },
} as const

/** The facts as they were told, with sport and moment as the reader's language has them. */
function factsOf({ facts, when }: InvitationAbout, speaker: Speaker): string {
  const [sport, told, ...where] = facts.split(' · ')
  if (sport === undefined || told === undefined || when === undefined) return facts
  return [sportName(sport, speaker), when, ...where].join(' · ')
}

const notice = noticesIn(invitationNoticeTexts, factsOf)

export const invitationNotices = {
  tournament: notice(texts => texts.tournament),
} as const satisfies Record<string, Write<InvitationAbout>>
