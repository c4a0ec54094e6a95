import type { Transaction } from '../../platform/database/database.ts'
import { queueMail } from '../../platform/outbox/outbox.ts'
import type { Services } from '../../platform/services.ts'
import * as queries from './queries.ts'

type World = Pick<Services, 'clock' | 'config'>

const REMEDY = 'It was not you? Set a new password at once, and look at what is in your Account Settings.'

/** Tells the owner of what changed about how to get in. */
export async function mailOwner(
  tx: Transaction,
  world: World,
  userId: string,
  mail: { subject: string; heading: string; lines: string[] },
  remedy = REMEDY,
): Promise<void> {
  const { email } = await queries.findOwner.one(tx, { userId })
  if (email === null) return
  const action = { label: 'Set a new password', url: `${world.config.appUrl}/forgot` }
  await queueMail(tx, world, { to: email, ...mail, lines: [...mail.lines, remedy], action })
}

const about = ({ config }: World, what: string) => `${what} your ${config.appName} account`

export const mailTimeCodesOn = (tx: Transaction, world: World, userId: string) =>
  mailOwner(
    tx,
    world,
    userId,
    {
      subject: about(world, 'Time codes now protect'),
      heading: 'Time codes are on',
      lines: ['From now on your password signs in only together with a code of your authenticator app.'],
    },
    'It was not you? Set a new password at once: for 7 days that takes no such code, and it switches them off.',
  )

/** The owner of an account who set a new password by mail: what was new goes, whoever added it. */
export const mailAddedEnded = (tx: Transaction, world: World, userId: string) =>
  mailOwner(tx, world, userId, {
    subject: about(world, 'What was new in the security of'),
    heading: 'New passkeys and time codes are off',
    lines: [
      'With a new password by mail, passkeys and time codes that were added in the last 7 days end. Add your own again in your Account Settings.',
    ],
  })

export const mailTimeCodesOff = (tx: Transaction, world: World, userId: string) =>
  mailOwner(tx, world, userId, {
    subject: about(world, 'Time codes no longer protect'),
    heading: 'Time codes are off',
    lines: ['Your password alone signs in again. Your recovery codes no longer work.'],
  })

export const mailRecoveryCodesRenewed = (tx: Transaction, world: World, userId: string) =>
  mailOwner(tx, world, userId, {
    subject: about(world, 'There are new recovery codes of'),
    heading: 'New recovery codes',
    lines: ['The recovery codes that you had no longer work.'],
  })

export const mailRecoveryCodeUsed = (tx: Transaction, world: World, userId: string, left: number) =>
  mailOwner(tx, world, userId, {
    subject: about(world, 'A recovery code was used for'),
    heading: 'A recovery code was used',
    lines: [
      left === 0
        ? 'It was the last one. Make new ones in your Account Settings.'
        : `${left} ${left === 1 ? 'is' : 'are'} left. You can make new ones in your Account Settings.`,
    ],
  })

export const mailWrongCodes = (tx: Transaction, world: World, userId: string) =>
  mailOwner(tx, world, userId, {
    subject: about(world, 'Wrong codes were tried on'),
    heading: 'Several wrong codes were tried',
    lines: ['Somebody who got as far as the code entered wrong ones. For a quarter of an hour no code is looked at.'],
  })

export const mailEndedByOperator = (tx: Transaction, world: World, userId: string) =>
  mailOwner(tx, world, userId, {
    subject: about(world, 'The second proofs were ended for'),
    heading: 'Time codes and passkeys are ended',
    lines: [
      'The operator ended them, as was asked for. Your password alone signs in; add what you want to have again.',
    ],
  })

export const mailPasskeyAdded = (tx: Transaction, world: World, userId: string, name: string) =>
  mailOwner(tx, world, userId, {
    subject: about(world, 'A passkey was added to'),
    heading: 'A passkey was added',
    lines: [`“${name}” can sign in from now on, without a password.`],
  })

export const mailPasskeyRemoved = (tx: Transaction, world: World, userId: string, name: string) =>
  mailOwner(tx, world, userId, {
    subject: about(world, 'A passkey was removed from'),
    heading: 'A passkey was removed',
    lines: [`“${name}” no longer signs in.`],
  })
