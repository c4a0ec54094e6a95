import type { InputOf } from '@gauntlet/contract/endpoint'
import { passkeyReasons, type passkeys } from '@gauntlet/contract/passkeys/endpoints'
import { mayRemovePasskey } from '@gauntlet/rules/passkeys/remove'
import type { Caller } from '../../platform/http/bind.ts'
import { notFound, requireAllowed } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { mailPasskeyRemoved } from '../second-proofs/mails.ts'
import { requireOwner } from '../second-proofs/owner.ts'
import { logSecurity } from '../security/log.ts'
import { presentPasskey } from './present.ts'
import * as queries from './queries.ts'
import { whyUnusable } from './relying-party.ts'

export async function listPasskeys({ db, config }: Services, viewer: Viewer) {
  const rows = await queries.listPasskeys.all(db, { userId: viewer.id })
  return { passkeys: rows.map(presentPasskey), unusable: whyUnusable(config) }
}

export async function renamePasskey(
  { db }: Services,
  viewer: Viewer,
  { id, name }: InputOf<typeof passkeys.rename>,
): Promise<undefined> {
  const renamed = await db.transaction(tx => queries.renamePasskey.affected(tx, { id, name, userId: viewer.id }))
  if (renamed === 0) throw notFound()
  return undefined
}

/** Removes a passkey unless it is the last way in, and tells the owner. */
export async function removePasskey(
  services: Services,
  viewer: Viewer,
  { id, ...proof }: InputOf<typeof passkeys.remove>,
  caller: Caller,
): Promise<undefined> {
  const userId = viewer.id
  const own = await queries.listPasskeys.all(services.db, { userId })
  if (!own.some(passkey => passkey.id === id)) throw notFound()
  await requireOwner(services, viewer, proof)
  await services.db.transaction(async tx => {
    const { has_password: hasPassword, passkeys } = await queries.lockWaysIn.one(tx, { userId })
    requireAllowed(mayRemovePasskey({ hasPassword, passkeys }), passkeyReasons)
    const removed = await queries.deletePasskey.first(tx, { id, userId })
    if (!removed) throw notFound()
    await mailPasskeyRemoved(tx, services, userId, removed.name)
    await logSecurity(tx, services, userId, 'passkey_removed', caller)
  })
  return undefined
}
