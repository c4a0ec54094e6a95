import type { ContactReason } from '@gauntlet/contract/contact/endpoints'
import type { Transaction } from '../../platform/database/database.ts'
import { ENGLISH } from '../../platform/language/speaker.ts'
import { type MailWorld, queueMail } from '../../platform/outbox/outbox.ts'
import { tournamentLink } from '../tournaments/notices.ts'

export interface ContactMail {
  first_name: string
  last_name: string
  email: string
  reason: ContactReason
  message: string
  /** The signed-in player who wrote it. */
  sender: string | undefined
  challenge: string | null
  tournament: string | null
  player: string | null
  /** A result is disputed by it. */
  disputed: boolean
}

/** Passes a message on to the operator's address, where there is one; an answer to the mail goes to the writer. */
export async function mailOperator(tx: Transaction, world: MailWorld, mail: ContactMail): Promise<void> {
  const { operatorEmail, appUrl } = world.config
  if (operatorEmail === undefined) return
  const { first_name, last_name, email, reason, message, sender, challenge, tournament, player, disputed } = mail
  const about = [
    ['Player who wrote', sender],
    ['Challenge', challenge],
    ['Tournament', tournament],
    ['About the player', player],
  ].flatMap(([what, id]) => (id ? `${what}: ${id}` : []))
  await queueMail(tx, world, {
    to: operatorEmail,
    speaker: ENGLISH,
    class: 'operator',
    subject: `${reason}: ${first_name} ${last_name}`,
    headers: { 'Reply-To': email },
    heading: `${first_name} ${last_name} wrote`,
    lines: [
      `${reason}, from ${email}`,
      message,
      ...(about.length > 0 ? [about.join('\n')] : []),
      ...(disputed ? ['The result is disputed and waits for a decision: npm run gauntlet -- disputes'] : []),
    ],
    ...(challenge !== null && { action: { label: 'The challenge', url: `${appUrl}/challenge/issue/${challenge}` } }),
    ...(tournament !== null && { action: { label: 'The tournament', url: appUrl + tournamentLink(tournament) } }),
  })
}
