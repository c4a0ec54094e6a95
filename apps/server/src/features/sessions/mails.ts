import type { Transaction } from '../../platform/database/database.ts'
import { momentWords } from '../../platform/mail/moment.ts'
import { queueMail } from '../../platform/outbox/outbox.ts'
import type { Services } from '../../platform/services.ts'

type World = Pick<Services, 'clock' | 'config'>

/** When it happened. */
export const moment = ({ clock }: Pick<World, 'clock'>): string => momentWords(clock.now())

export const mailVerification = (
  tx: Transaction,
  world: World,
  to: string,
  { name, token }: { name: string; token: string },
) =>
  queueMail(tx, world, {
    to,
    class: 'verification',
    subject: `Verify your email for ${world.config.appName}`,
    heading: `Welcome, ${name}`,
    lines: [
      `Somebody, hopefully you, signed up as ${name} with this email on ${moment(world)}.`,
      'Confirm it, and you can challenge somebody. The link works once, for 24 hours.',
    ],
    action: { label: 'Confirm my email', url: `${world.config.appUrl}/verify/${token}` },
    footer:
      'You did not sign up, or under another name? Then ignore this mail: nobody can use your email here without it.',
  })

export const mailReset = (tx: Transaction, world: World, to: string, token: string) =>
  queueMail(tx, world, {
    to,
    class: 'reset',
    subject: `Set a new password for ${world.config.appName}`,
    heading: 'A new password',
    lines: [
      `Somebody, hopefully you, asked to set a new password on ${moment(world)}.`,
      'The link works once, for an hour. A new password signs out every device.',
    ],
    action: { label: 'Set a new password', url: `${world.config.appUrl}/reset/${token}` },
    footer: 'It was not you? Then ignore this mail: your password stays as it is.',
  })

export const mailPasswordChanged = (tx: Transaction, world: World, to: string) =>
  queueMail(tx, world, {
    to,
    subject: `Your ${world.config.appName} password was changed`,
    heading: 'Your password was changed',
    lines: [
      `It happened on ${moment(world)}. Your other devices are signed out, links that we sent before no longer work, and a new email that was not confirmed yet is forgotten.`,
      'It was not you? Set a new password at once.',
    ],
    action: { label: 'Set a new password', url: `${world.config.appUrl}/forgot` },
  })

/** About the account itself: it goes whatever mails the player wants. */
export const mailNewSignIn = (tx: Transaction, world: World, to: string, { device }: { device: string }) =>
  queueMail(tx, world, {
    to,
    subject: `New sign-in to your ${world.config.appName} account`,
    heading: 'New sign-in',
    lines: [
      `Somebody signed in to your account on a device it did not know: ${device}, on ${moment(world)}.`,
      'It was you? Then there is nothing to do.',
      'It was not you? Set a new password at once: it signs out everybody else.',
    ],
    action: { label: 'Set a new password', url: `${world.config.appUrl}/forgot` },
  })

/** To the new address: only somebody who reads it can make it count. */
export const mailNewAddress = (tx: Transaction, world: World, to: string, name: string, token: string) =>
  queueMail(tx, world, {
    to,
    class: 'verification',
    subject: `Verify your new email for ${world.config.appName}`,
    heading: `Is this you, ${name}?`,
    lines: [
      `On ${moment(world)} you asked to use this email from now on.`,
      'It counts once you confirm it, signed in to your account. The link works once, for 24 hours.',
    ],
    action: { label: 'Confirm my email', url: `${world.config.appUrl}/verify/${token}` },
    footer: 'It was not you? Then ignore this mail, and nothing happens.',
  })

/** To somebody whose address another account wants to have. */
export const mailAddressWanted = (tx: Transaction, world: World, to: string) =>
  queueMail(tx, world, {
    to,
    subject: `Somebody wanted to use your email for ${world.config.appName}`,
    heading: 'Somebody wanted to use your email',
    lines: [
      `On ${moment(world)} another account asked to use this email from now on. It stays yours, and nothing has changed.`,
      'It was you? Then change the email of this account first, or delete this account: an email belongs to one account.',
    ],
    footer: 'It was not you? Then you need not do anything.',
  })

const undoLines = [
  'It was not you? Take your account back: this email counts again, everybody is signed out, the password no longer works, and you set a new one.',
]
const undoAction = ({ config }: World, label: string, token: string) => ({
  label,
  url: `${config.appUrl}/undo-email/${token}`,
})

/** To the address that still counts. */
export const mailAddressChanging = (
  tx: Transaction,
  world: World,
  to: string,
  { changedTo, undo }: { changedTo: string; undo: string },
) =>
  queueMail(tx, world, {
    to,
    subject: `Your ${world.config.appName} email is about to change`,
    heading: 'Your email is about to change',
    lines: [
      `On ${moment(world)} somebody, hopefully you, asked to use ${changedTo} from now on. This address counts until the new one is confirmed.`,
      ...undoLines,
    ],
    action: undoAction(world, 'Keep this email', undo),
    footer: 'The link works until 7 days after the change. It was you? Then you need not do anything.',
  })

/** To the address that counts no more. */
export const mailAddressChanged = (
  tx: Transaction,
  world: World,
  to: string,
  { changedTo, undo }: { changedTo: string; undo: string },
) =>
  queueMail(tx, world, {
    to,
    subject: `Your ${world.config.appName} email was changed`,
    heading: 'Your email was changed',
    lines: [`On ${moment(world)} your email became ${changedTo}. This address no longer signs in.`, ...undoLines],
    action: undoAction(world, 'Restore this email', undo),
    footer: 'The link works for 7 days. It was you? Then you need not do anything.',
  })

/** To the address that counts again. */
export const mailAddressRestored = (tx: Transaction, world: World, to: string, token: string) =>
  queueMail(tx, world, {
    to,
    subject: `Your ${world.config.appName} email is restored`,
    heading: 'Your account is yours again',
    lines: [
      `On ${moment(world)} this email was restored. Everybody is signed out, and the old password no longer works.`,
      'Set a new one, unless you have done so already. The link works once, for an hour; after that, ask for another one under Forgot Password.',
    ],
    action: { label: 'Set a new password', url: `${world.config.appUrl}/reset/${token}` },
  })

/** To the address that an account has no longer, since the one before it was restored. */
export const mailAddressTakenBack = (tx: Transaction, world: World, to: string, restored: string) =>
  queueMail(tx, world, {
    to,
    subject: `The change of your ${world.config.appName} email was undone`,
    heading: 'The change of your email was undone',
    lines: [
      `On ${moment(world)} the account that had this email went back to ${restored}, from a link that we had sent there.`,
      'You are the owner, and no longer use that address? Write to us through the contact form.',
    ],
    action: { label: 'Contact us', url: `${world.config.appUrl}/contact` },
  })
