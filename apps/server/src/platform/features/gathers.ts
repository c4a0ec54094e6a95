import type { Speaker } from '@gauntlet/contract/language/speaker'
import type { PartingAct, SharedThing } from '@gauntlet/contract/blocks/endpoints'
import type { GuestKind } from '@gauntlet/contract/guests/endpoints'
import type { InvitationKind } from '@gauntlet/contract/invitations/endpoints'
import type { WatchedKind } from '@gauntlet/contract/live/endpoints'
import type { CalendarEntry } from '../calendar/compose.ts'
import type { Executor, Transaction } from '../database/database.ts'
import { notFound } from '../http/refusal.ts'
import type { Services, Viewer } from '../services.ts'

/** One of two players has just blocked the other. The caller holds both players' rows. */
export interface Parting {
  blockerId: string
  blockedId: string
}

/** Something that a block leaves standing between two players, and how the one who blocks gets out of it. */
export interface Shared {
  kind: SharedThing['kind']
  act: PartingAct
  id: string
  title: string
  start_at: Date
  timezone: string
  city: string
  state: string
}

export interface Blocking {
  /** Ends what binds the two or still waits between them. Nobody is written to. */
  part(tx: Transaction, services: Services, pair: Parting): Promise<void>
  /** The things that stay, which the blocking player is shown. */
  shared(executor: Executor, pair: { viewerId: string; otherId: string; now: Date }): Promise<Shared[]>
}

/**
 * Invites a player who has just verified the address to a thing of its noun, as if the inviter did it now. What can no
 * longer be (it is cancelled, over, or the two are kept apart) is passed over in silence.
 */
export type Attach = (
  tx: Transaction,
  services: Services,
  invitation: { inviterId: string; userId: string; thingId: string },
) => Promise<void>

export interface Inviting {
  kind: InvitationKind
  attach: Attach
}

/** The screen of the thing that an account was made for; or words for its owner, where that cannot be any more. */
export type CameOf = { to: string } | { told: string }

/**
 * Carries out what an account was made for, such as accepting a challenge by its link, now that its e-mail is
 * confirmed; null where it was made for nothing of the kind.
 */
export type SignedUpFor = (tx: Transaction, services: Services, userId: string) => Promise<CameOf | null>

/** A player would take over the place of a guest in a thing. */
export interface Claim {
  thingId: string
  guestId: string
  /** Whoever named the guest. */
  hostId: string
  playerId: string
}

/** A thing that keeps a place for a guest, as far as a link tells of it. */
export interface KeptPlace {
  title: string
  start_at: Date
  timezone: string
  city: string
  state: string
  /** The player has a place of their own. */
  is_in: boolean
}

/** How a noun has guests: people without an account, who have a place by name. */
export interface Hosting {
  kind: GuestKind
  /** The thing; undefined where the player may not take over the place, or it is no guest's any more. */
  look(services: Services, claim: Claim): Promise<KeptPlace | undefined>
  /** Gives the place to the player. The caller holds the player's row. */
  claim(tx: Transaction, services: Services, claim: Claim): Promise<'claimed' | 'is_in' | undefined>
}

/** The things that a player attends, from `since` on. */
export type Attended = (
  services: Services,
  of: { userId: string; since: Date; speaker: Speaker },
) => Promise<CalendarEntry[]>

/** Those who look at a thing without being in it, and hear when it changes. */
export interface Onlooking {
  kind: WatchedKind
  /** Throws 404 where the thing is not there for whoever looks; a visitor is null. */
  requireVisible(services: Services, viewer: Viewer | null, id: string): Promise<void>
}

/** For what visitors never see. */
export const forPlayers =
  (require: (services: Services, viewer: Viewer, id: string) => Promise<unknown>): Onlooking['requireVisible'] =>
  async (services, viewer, id) => {
    if (!viewer?.verified) throw notFound()
    await require(services, viewer, id)
  }
