import type { Transaction } from '../../platform/database/database.ts'
import { queueMail } from '../../platform/outbox/outbox.ts'
import type { Services } from '../../platform/services.ts'
import * as queries from './queries.ts'

type World = Pick<Services, 'clock' | 'config'>

/** What an owner does who did not do it. */
interface Remedy {
  line: string
  label: string
  path: string
}
const NEW_PASSWORD: Remedy = {
  line: 'It was not you? Set a new password at once, and look at what is in your Account Settings.',
  label: 'Set a new password',
  path: '/forgot',
}
/** Where a new password takes a code that somebody else has. */
const OPERATOR: Remedy = {
  line: 'It was not you? Write to us at once: a new password takes such a code, too, and we can end the codes.',
  label: 'Write to us',
  path: '/contact',
}

/** Tells the owner of what changed about how to get in. The caller wakes the job after the commit. */
export async function mailOwner(
  tx: Transaction,
  world: World,
  userId: string,
  mail: { subject: string; heading: string; lines: string[] },
  { line, label, path }: Remedy = NEW_PASSWORD,
): Promise<void> {
  const { email } = await queries.findOwner.one(tx, { userId })
  if (email === null) return
  const action = { label, url: world.config.appUrl + path }
  await queueMail(tx, world, { to: email, ...mail, lines: [...mail.lines, line], action })
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
    OPERATOR,
  )

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
