import type { Transaction } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { takeInvitations } from './queries.ts'

/** Hands what waited for an address to the nouns it came from. */
export async function attachInvitations(
  tx: Transaction,
  services: Services,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  for (const { kind, inviter_id, thing_id } of await takeInvitations.all(tx, { email })) {
    const noun = services.features.find(({ invitation }) => invitation?.kind === kind)
    await noun?.invitation?.attach(tx, services, { inviterId: inviter_id, userId, thingId: thing_id })
  }
}
