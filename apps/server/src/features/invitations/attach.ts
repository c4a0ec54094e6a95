import type { InvitationKind } from '@gauntlet/contract/invitations/endpoints'
import type { Transaction } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { takeInvitations } from './queries.ts'

/**
 * Invites a player who has just verified the address to a thing of its noun, as if the inviter did it now. What can no
 * longer be (it is cancelled, over, or the two are kept apart) is passed over in silence.
 */
export type Attach = (
  tx: Transaction,
  services: Services,
  invitation: { inviterId: string; userId: string; thingId: string },
) => Promise<void>

/** Hands what waited for an address to the nouns it came from. */
export async function attachInvitations(
  tx: Transaction,
  services: Services,
  { userId, email }: { userId: string; email: string },
  attachers: Readonly<Partial<Record<InvitationKind, Attach>>>,
): Promise<void> {
  for (const { kind, inviter_id, thing_id } of await takeInvitations.all(tx, { email }))
    await attachers[kind]?.(tx, services, { inviterId: inviter_id, userId, thingId: thing_id })
}
