import type { InvitationKind } from '@gauntlet/contract/invitations/endpoints'
import { attachToEvent } from './events/invite.ts'
import type { Attach } from './invitations/attach.ts'
import { attachToTeam } from './teams/invite.ts'
import { attachToTournament } from './tournaments/add.ts'

/** What becomes of invitations by e-mail once the address is verified, by noun. */
export const attachers: Readonly<Partial<Record<InvitationKind, Attach>>> = {
  tournament: attachToTournament,
  team: attachToTeam,
  event: attachToEvent,
}
