import type { emailLinks } from '@gauntlet/contract/notices/email-links'
import type { InputOf } from '@gauntlet/contract/endpoint'
import { sessionTexts } from '@gauntlet/contract/sessions/texts'
import { hashToken } from '../../platform/auth/authenticate.ts'
import type { Caller } from '../../platform/http/bind.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { endAddedCredentials } from '../second-proofs/end.ts'
import { logSecurity } from '../security/log.ts'
import { endOtherCredentials, unknownPassword } from './credentials.ts'
import { deleteLaterUndos, takeLink } from './link-queries.ts'
import { LINK_LIFE, newLink } from './links.ts'
import { mailAddressRestored, mailAddressTakenBack } from './mails.ts'
import * as queries from './queries.ts'
import { claimAddress } from './verify.ts'

/**
 * Gives an account back to an address that was replaced: everything that opens it ends, the password too, and the
 * passkeys and codes that were added within a week before the change. The answer is the token with which a new password
 * is set. Of several addresses that were replaced one after the other the earliest has the last word: its link outlives
 * the use of a later one.
 */
export async function undoEmail(
  services: Services,
  _viewer: unknown,
  { token }: InputOf<typeof emailLinks.undo>,
  caller: Caller,
) {
  const passwordHash = await unknownPassword(services)
  const reset = await services.db.transaction(async tx => {
    const now = services.clock.now()
    const link = await takeLink.first(tx, { tokenHash: hashToken(token), purpose: 'undo', now })
    if (link) await claimAddress(tx, { userId: link.user_id, email: link.email })
    const account = link && (await queries.lockAccount.first(tx, { id: link.user_id }))
    if (!link || !account || account.suspended_at || account.deleted_at)
      throw new Refusal(400, sessionTexts.linkDead, { token: sessionTexts.linkDead })
    const { user_id: userId, email } = link
    await queries.restoreEmail.affected(tx, { id: userId, email, passwordHash })
    await endOtherCredentials(tx, { userId })
    await endAddedCredentials(tx, services, userId, new Date(link.created_at.getTime() - LINK_LIFE.undo))
    await deleteLaterUndos.affected(tx, { userId, since: link.created_at })
    await logSecurity(tx, services, userId, 'email_undone', caller)
    const made = await newLink(tx, services, { userId, purpose: 'reset', email })
    const { language } = account
    await mailAddressRestored(tx, services, { email, language }, made)
    if (account.email !== null && account.email !== email)
      await mailAddressTakenBack(tx, services, { email: account.email, language }, email)
    services.live.touch(tx, [userId])
    return made
  })
  return { token: reset }
}
