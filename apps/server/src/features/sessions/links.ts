import { DAY, HOUR } from '@gauntlet/contract/time'
import { hashToken, newToken } from '../../platform/auth/authenticate.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import * as queries from './link-queries.ts'
import type { LinkPurpose } from './tables.ts'

/** For how long each kind of e-mailed link works, in milliseconds. */
export const LINK_LIFE: Readonly<Record<LinkPurpose, number>> = { verify: DAY, reset: HOUR, undo: 7 * DAY }

/** Makes a link of an account to be mailed to `email`; answers its token, of which only the hash is kept. */
export async function newLink(
  tx: Transaction,
  { clock }: Pick<Services, 'clock'>,
  link: { userId: string; purpose: LinkPurpose; email: string },
): Promise<string> {
  const now = clock.now()
  const token = newToken()
  await queries.insertLink.affected(tx, {
    ...link,
    tokenHash: hashToken(token),
    now,
    expiresAt: new Date(now.getTime() + LINK_LIFE[link.purpose]),
  })
  return token
}
