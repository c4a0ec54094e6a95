import type { accounts } from '@gauntlet/contract/accounts/endpoints'
import type { InputOf } from '@gauntlet/contract/endpoint'
import { sessionTexts } from '@gauntlet/contract/sessions/texts'
import { conflict } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { deleteLinksOf } from './link-queries.ts'
import * as queries from './queries.ts'
import { mailVerificationLink, taken } from './register.ts'

/** Corrects the address that a registration waits for: the link to the mistyped one is dead, another goes out. */
export async function correctEmail(
  services: Services,
  viewer: Viewer,
  { email }: InputOf<typeof accounts.correctEmail>,
): Promise<undefined> {
  const { id } = viewer
  await services.db.transaction(async tx => {
    const account = await queries.lockAccount.one(tx, { id })
    if (account.verified_at) throw conflict(sessionTexts.alreadyVerified)
    const holder = await queries.findAccountByEmail.first(tx, { email })
    if (holder?.verified_at) throw taken()
    await deleteLinksOf.affected(tx, { userId: id, purpose: 'verify' })
    await queries.correctEmail.affected(tx, { id, email })
    await mailVerificationLink(tx, services, { ...account, id, email })
    services.live.touch(tx, [id])
  })
  return undefined
}
