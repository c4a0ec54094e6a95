import { createHash } from 'node:crypto'
import { blockTexts } from '@gauntlet/contract/blocks'
import { type InvitationKind, invitationMail, invitationTexts } from '@gauntlet/contract/invitations'
import { COUNTED_FOR, IN_PEACE_FOR, mayInviteAddress } from '@gauntlet/rules/invitations/invite'
import type { Executor } from '../../platform/database/database.ts'
import { badField, Refusal } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids.ts'
import { queueMail } from '../../platform/outbox/outbox.ts'
import type { Services } from '../../platform/services.ts'
import { lockPlayer } from '../credits/queries.ts'
import * as queries from './queries.ts'

export interface OutsideInvitation {
  inviterId: string
  /** An address that no verified account has (`ownerOf` finds none). */
  email: string
  kind: InvitationKind
  thingId: string
  /** Names the thing in the mail: 'the tournament Spring Open'. */
  what: string
  /** More to say about it: when and where. */
  lines: readonly string[]
}

const NEVER = new Date(0)
const hashOf = (email: string) => createHash('sha256').update(email).digest()

/** The account that an address belongs to; undefined where the address would have to be invited from outside. */
export const ownerOf = async (executor: Executor, email: string): Promise<string | undefined> =>
  (await queries.findOwner.first(executor, { email }))?.id

/**
 * Refuses (400, naming `field`) where the inviter has blocked the owner of the address: that much they know themselves.
 */
export async function requireUnblocked(
  executor: Executor,
  { inviterId, ownerId, field }: { inviterId: string; ownerId: string; field: string },
): Promise<void> {
  const { blocked } = await queries.findBlock.one(executor, { blockerId: inviterId, blockedId: ownerId })
  if (blocked) throw badField(field, blockTexts.youBlocked)
}

/** Too many requests, with the seconds after which it is no longer so. */
function tooOften(message: string, from: Date | null, span: number, now: Date): Refusal {
  const seconds = Math.ceil(((from ?? now).getTime() + span - now.getTime()) / 1000)
  return new Refusal(429, message, undefined, { 'retry-after': String(Math.max(1, seconds)) })
}

/**
 * Counts an invitation, of the player and of the address. Throws a Refusal (429, with Retry-After) where the player has
 * sent too many, or the address was written to lately. By itself it is what an address whose owner must not be known
 * of is answered with: it looks like one that is written to.
 */
export async function countInvitation(
  tx: Executor,
  services: Services,
  { inviterId, email }: Pick<OutsideInvitation, 'inviterId' | 'email'>,
): Promise<void> {
  const now = services.clock.now()
  const since = new Date(now.getTime() - COUNTED_FOR)
  const emailHash = hashOf(email)
  await lockPlayer.one(tx, { userId: inviterId })
  await queries.claimAddress.affected(tx, { emailHash, never: NEVER })
  const { invited_at } = await queries.lockAddress.one(tx, { emailHash })
  const { sent, first } = await queries.countSent.one(tx, { inviterId, since })
  const verdict = mayInviteAddress(
    { sent_today: sent, last_invited: invited_at.getTime() === NEVER.getTime() ? null : invited_at.getTime() },
    now.getTime(),
  )
  if (verdict.kind !== 'allowed')
    throw verdict.reason === 'tooMany'
      ? tooOften(invitationTexts.tooMany, first, COUNTED_FOR, now)
      : tooOften(invitationTexts.tooSoon, invited_at, IN_PEACE_FOR, now)
  await queries.stampAddress.affected(tx, { emailHash, now })
  await queries.insertSent.affected(tx, { id: newId(now), inviterId, now, since })
}

/**
 * Writes to somebody who has no account, and keeps the invitation until the address is verified: then it is handed to
 * the noun it came from (see `attachInvitations`). Refuses as `countInvitation` does. The caller wakes the mail job
 * after the commit.
 */
export async function inviteAddress(tx: Executor, services: Services, invitation: OutsideInvitation): Promise<void> {
  const { inviterId, email, kind, thingId, what, lines } = invitation
  await countInvitation(tx, services, invitation)
  const now = services.clock.now()
  await queries.insertInvitation.affected(tx, { id: newId(now), inviterId, email, kind, thingId, now })
  const { first_name, last_name } = await queries.findInviter.one(tx, { inviterId })
  const { subject, heading, line, how, action, footer } = invitationMail({
    who: `${first_name} ${last_name}`,
    what,
    app: services.config.appName,
  })
  await queueMail(tx, services, {
    to: email,
    subject,
    heading,
    lines: [line, ...lines, how],
    action: { label: action, url: `${services.config.appUrl}/register` },
    footer,
  })
}
