import { isMinor } from '@gauntlet/rules/people/relation'
import { ageMailTexts } from '@gauntlet/contract/profiles/mails'
import type { Transaction } from '../../platform/database/database.ts'
import { ENGLISH } from '../../platform/language/speaker.ts'
import { mailWords } from '../../platform/mail/words.ts'
import { type MailWorld, queueMail, type Recipient } from '../../platform/outbox/outbox.ts'

/** To the operator, where there is an address: an account is waiting for a decision. */
export async function mailTooYoung(tx: Transaction, world: MailWorld, playerId: string): Promise<void> {
  const { operatorEmail, ageMin, appUrl } = world.config
  if (operatorEmail === undefined) return
  await queueMail(tx, world, {
    to: operatorEmail,
    speaker: ENGLISH,
    subject: `A player told an age below ${ageMin}`,
    heading: `A player told an age below ${ageMin}`,
    lines: [
      `It was refused, and ${playerId} cannot change the age any more. Was it a slip? Then 'gauntlet set-age' sets it.`,
      "'gauntlet suspend' shuts the account; 'gauntlet too-young' lists all who wait.",
    ],
    action: { label: 'Open the profile', url: `${appUrl}/user/profile/view/${playerId}` },
  })
}

/** To the player: an age that somebody else has set is never a surprise. */
export function mailAgeSet(
  tx: Transaction,
  world: MailWorld,
  { email: to, language }: Recipient,
  name: string,
  age: number,
): Promise<void> {
  const { config, languages } = world
  const speaker = languages.of(language)
  const { set, minor, adult, ...texts } = speaker.texts(ageMailTexts)
  const mail = { ...texts, lines: [set, isMinor({ age }) ? minor : adult] }
  const words = mailWords(mail, { app: config.appName, name, age }, `${config.appUrl}/contact`)
  return queueMail(tx, world, { to, speaker, ...words })
}
