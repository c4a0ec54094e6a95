import { guessTexts } from '@gauntlet/contract/passwords/texts'
import { mayBePassword } from '@gauntlet/rules/passwords/guessable'
import { badField } from '../../platform/http/refusal.ts'
import { commonPasswords } from '../../platform/passwords/common.ts'
import type { Services } from '../../platform/services.ts'

export interface PasswordOwner {
  email: string | null
  first_name: string
  last_name: string
}

/** Refuses a new password that is among the first that would be tried on this player. */
export function refuseGuessable({ config }: Pick<Services, 'config'>, password: string, owner: PasswordOwner): void {
  const { email, first_name: first, last_name: last } = owner
  const mail = email === null ? [] : [email, email.replace(/@.*/, '')]
  const own = [first, last, first + last, last + first, ...mail, config.appName]
  const verdict = mayBePassword(password, { common: commonPasswords(), own })
  if (verdict.kind !== 'allowed') throw badField('password', guessTexts[verdict.reason])
}
