import type { Executor } from '../../platform/database/database.ts'
import { queueMail } from '../../platform/outbox/outbox.ts'
import type { Services } from '../../platform/services.ts'

type World = Pick<Services, 'clock' | 'config'>

export const mailVerification = (tx: Executor, world: World, to: string, name: string, token: string) =>
  queueMail(tx, world, {
    to,
    class: 'verification',
    subject: `Verify your email for ${world.config.appName}`,
    heading: `Welcome, ${name}`,
    lines: ['One tap and you can challenge somebody.', 'The link works once, for 24 hours.'],
    action: { label: 'Verify my email', url: `${world.config.appUrl}/verify/${token}` },
    footer: 'You did not sign up? Then ignore this mail, and nothing happens.',
  })

export const mailReset = (tx: Executor, world: World, to: string, token: string) =>
  queueMail(tx, world, {
    to,
    class: 'reset',
    subject: `Set a new password for ${world.config.appName}`,
    heading: 'A new password',
    lines: ['Somebody, hopefully you, asked to set a new password.', 'The link works once, for an hour.'],
    action: { label: 'Set a new password', url: `${world.config.appUrl}/reset/${token}` },
    footer: 'It was not you? Then ignore this mail: your password stays as it is.',
  })

export const mailPasswordChanged = (tx: Executor, world: World, to: string) =>
  queueMail(tx, world, {
    to,
    subject: `Your ${world.config.appName} password was changed`,
    heading: 'Your password was changed',
    lines: ['Your other devices are signed out.', 'It was not you? Set a new password at once.'],
    action: { label: 'Set a new password', url: `${world.config.appUrl}/forgot` },
  })

/** To the new address: only whoever reads it can make it count. */
export const mailNewAddress = (tx: Executor, world: World, to: string, name: string, token: string) =>
  queueMail(tx, world, {
    to,
    class: 'verification',
    subject: `Verify your new email for ${world.config.appName}`,
    heading: `Is this you, ${name}?`,
    lines: ['You asked to use this email from now on. It counts once you open the link, which works for 24 hours.'],
    action: { label: 'Verify my email', url: `${world.config.appUrl}/verify/${token}` },
    footer: 'It was not you? Then ignore this mail, and nothing happens.',
  })

/** To the address that still counts. */
export const mailAddressChanging = (tx: Executor, world: World, to: string, changedTo: string) =>
  queueMail(tx, world, {
    to,
    subject: `Your ${world.config.appName} email is about to change`,
    heading: 'Your email is about to change',
    lines: [
      `Somebody, hopefully you, asked to use ${changedTo} from now on. This address counts until the new one is verified.`,
      'It was not you? Set a new password at once: it signs out everybody else.',
    ],
    action: { label: 'Set a new password', url: `${world.config.appUrl}/forgot` },
  })
