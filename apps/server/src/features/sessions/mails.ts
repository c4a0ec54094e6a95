import { sessionMailTexts } from '@gauntlet/contract/sessions/mails'
import type { Transaction } from '../../platform/database/database.ts'
import { momentWords } from '../../platform/mail/moment.ts'
import { type MailTexts, mailWords } from '../../platform/mail/words.ts'
import type { MailClass } from '../../platform/outbox/budgets.ts'
import { type MailWorld, queueMail, type Recipient } from '../../platform/outbox/outbox.ts'

type Choose = (texts: typeof sessionMailTexts) => MailTexts

/** Writes one of the mails of the table, of now, in the recipient's language; its button leads to `path`. */
function mailText(
  tx: Transaction,
  world: MailWorld,
  to: Recipient,
  choose: Choose,
  { path = '', mailClass = 'account', ...places }: { path?: string; mailClass?: MailClass } & Record<string, string>,
): Promise<void> {
  const { clock, config, languages } = world
  const speaker = languages.of(to.language)
  const at = momentWords(clock.now(), speaker.language)
  const words = mailWords(
    choose(speaker.texts(sessionMailTexts)),
    { ...places, app: config.appName, at },
    config.appUrl + path,
  )
  return queueMail(tx, world, { to: to.email, speaker, class: mailClass, ...words })
}

export const mailVerification = (
  tx: Transaction,
  world: MailWorld,
  to: Recipient,
  { name, token }: { name: string; token: string },
) => mailText(tx, world, to, texts => texts.verification, { name, path: `/verify/${token}`, mailClass: 'verification' })

export const mailReset = (tx: Transaction, world: MailWorld, to: Recipient, token: string) =>
  mailText(tx, world, to, texts => texts.reset, { path: `/reset/${token}`, mailClass: 'reset' })

export const mailPasswordChanged = (tx: Transaction, world: MailWorld, to: Recipient) =>
  mailText(tx, world, to, texts => texts.passwordChanged, { path: '/forgot' })

/** About the account itself: it goes whatever mails the player wants. */
export const mailNewSignIn = (tx: Transaction, world: MailWorld, to: Recipient, { device }: { device: string }) =>
  mailText(tx, world, to, texts => texts.newSignIn, { device, path: '/forgot' })

/** To the new address: only somebody who reads it can make it count. */
export const mailNewAddress = (tx: Transaction, world: MailWorld, to: Recipient, name: string, token: string) =>
  mailText(tx, world, to, texts => texts.newAddress, { name, path: `/verify/${token}`, mailClass: 'verification' })

/** To somebody whose address another account wants to have. */
export const mailAddressWanted = (tx: Transaction, world: MailWorld, to: Recipient) =>
  mailText(tx, world, to, texts => texts.addressWanted, {})

/** To the address that still counts. */
export const mailAddressChanging = (
  tx: Transaction,
  world: MailWorld,
  to: Recipient,
  { changedTo, undo }: { changedTo: string; undo: string },
) => mailText(tx, world, to, texts => texts.addressChanging, { changedTo, path: `/undo-email/${undo}` })

/** To the address that counts no more. */
export const mailAddressChanged = (
  tx: Transaction,
  world: MailWorld,
  to: Recipient,
  { changedTo, undo }: { changedTo: string; undo: string },
) => mailText(tx, world, to, texts => texts.addressChanged, { changedTo, path: `/undo-email/${undo}` })

/** To the address that counts again. */
export const mailAddressRestored = (tx: Transaction, world: MailWorld, to: Recipient, token: string) =>
  mailText(tx, world, to, texts => texts.addressRestored, { path: `/reset/${token}` })

/** To the address that an account has no longer, since the one before it was restored. */
export const mailAddressTakenBack = (tx: Transaction, world: MailWorld, to: Recipient, restored: string) =>
  mailText(tx, world, to, texts => texts.addressTakenBack, { restored, path: '/contact' })
