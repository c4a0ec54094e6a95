import type { Executor } from '../../platform/database/database.ts'
import { queueMail } from '../../platform/outbox/outbox.ts'
import type { Services } from '../../platform/services.ts'

type World = Pick<Services, 'clock' | 'config'>

export const mailVerification = (tx: Executor, world: World, to: string, name: string, token: string) =>
  queueMail(tx, world, {
    to,
    subject: `Verify your email for ${world.config.appName}`,
    heading: `Welcome, ${name}`,
    lines: ['One tap and you can challenge somebody.', 'The link works once, for 24 hours.'],
    action: { label: 'Verify my email', url: `${world.config.appUrl}/verify/${token}` },
    footer: 'You did not sign up? Then ignore this mail, and nothing happens.',
  })

export const mailReset = (tx: Executor, world: World, to: string, token: string) =>
  queueMail(tx, world, {
    to,
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
