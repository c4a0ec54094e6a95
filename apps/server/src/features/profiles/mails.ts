import { isMinor } from '@gauntlet/rules/people/relation'
import type { Transaction } from '../../platform/database/database.ts'
import { queueMail } from '../../platform/outbox/outbox.ts'
import type { Services } from '../../platform/services.ts'

type World = Pick<Services, 'clock' | 'config'>

/** To the operator, where there is an address: an account is waiting for a decision. */
export async function mailTooYoung(tx: Transaction, world: World, playerId: string): Promise<void> {
  const { operatorEmail, ageMin, appUrl } = world.config
  if (operatorEmail === undefined) return
  await queueMail(tx, world, {
    to: operatorEmail,
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
export const mailAgeSet = (tx: Transaction, world: World, to: string, name: string, age: number) =>
  queueMail(tx, world, {
    to,
    subject: `Your age on ${world.config.appName} was corrected`,
    heading: `Hello ${name}`,
    lines: [
      `The people who run ${world.config.appName} have set the age on your profile to ${age}. Others see a range, never the age.`,
      isMinor({ age })
        ? 'Under 18, strangers do not see you: only friends challenge and invite you.'
        : 'From 18 on, other players can find and challenge you.',
    ],
    action: { label: 'Something wrong? Write to us', url: `${world.config.appUrl}/contact` },
  })
