import { blockTexts } from '@gauntlet/contract/blocks/endpoints'
import { type InvitationKind, invitationTexts } from '@gauntlet/contract/invitations/endpoints'
import { invitationMail } from '@gauntlet/contract/invitations/mails'
import { COUNTED_FOR, IN_PEACE_FOR, mayInviteAddress, NEW_FOR } from '@gauntlet/rules/invitations/invite'
import { holdsLink } from '@gauntlet/rules/notices/links'
import { newToken } from '../../platform/auth/authenticate.ts'
import type { Executor, Transaction } from '../../platform/database/database.ts'
import { badField, Refusal } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids.ts'
import { ENGLISH } from '../../platform/language/speaker.ts'
import { hashMailbox } from '../../platform/outbox/budgets.ts'
import { oneClick, queueMail } from '../../platform/outbox/outbox.ts'
import type { Services } from '../../platform/services.ts'
import { lockPlayer } from '../credits/queries.ts'
import * as queries from './queries.ts'

export interface OutsideInvitation {
  inviterId: string
  /** An address that no verified account has (`ownerOf` finds none). */
  email: string
  kind: InvitationKind
  thingId: string
  /** Names the thing: 'Spring Open'; absent where nobody has made it yet. */
  title?: string
  /** The address of the screen where it is answered: '/event/view/…'. */
  link: string
  /** More to say about it, piece by piece: when, the venue, the city. */
  facts: readonly string[]
}

const NEVER = new Date(0)
/** Nobody's name or title fills a mail to a stranger. */
const NAME_SHOWN = 40
const TITLE_SHOWN = 80

const cut = (text: string, max: number): string => {
  const signs = Array.from(text)
  return signs.length > max ? `${signs.slice(0, max - 1).join('')}…` : text
}

/** The address in a link, behind its '#': browsers send that part to no server, so no log learns whom we wrote to. */
const filledIn = (email: string) => new URLSearchParams({ email })

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
 * sent too many, or the address was written to lately.
 */
async function countInvitation(
  tx: Transaction,
  services: Services,
  { inviterId, email }: Pick<OutsideInvitation, 'inviterId' | 'email'>,
): Promise<void> {
  const now = services.clock.now()
  const since = new Date(now.getTime() - COUNTED_FOR)
  const emailHash = hashMailbox(email)
  await lockPlayer.one(tx, { userId: inviterId })
  await queries.claimAddress.affected(tx, { emailHash, never: NEVER })
  const { invited_at } = await queries.lockAddress.one(tx, { emailHash })
  const { sent, first, signed_up } = await queries.countSent.one(tx, { inviterId, since })
  const verdict = mayInviteAddress(
    {
      sender_since: signed_up.getTime(),
      sent_today: sent,
      last_invited: invited_at.getTime() === NEVER.getTime() ? null : invited_at.getTime(),
    },
    now.getTime(),
  )
  if (verdict.kind !== 'allowed') {
    const { tooMany, tooNew, tooSoon } = invitationTexts
    if (verdict.reason === 'tooMany') throw tooOften(tooMany, first, COUNTED_FOR, now)
    if (verdict.reason === 'tooNew') throw tooOften(tooNew, signed_up, NEW_FOR, now)
    throw tooOften(tooSoon, invited_at, IN_PEACE_FOR, now)
  }
  await queries.stampAddress.affected(tx, { emailHash, now })
  await queries.insertSent.affected(tx, { id: newId(now), inviterId, now, since })
}

/**
 * Counts and keeps an invitation, and writes to nobody: so an address is answered whose owner the inviter must not know
 * of. It looks like one that is written to, in the inviter's export too; the noun refuses it, should the owner verify
 * the address again. Refuses as `countInvitation` does.
 */
export async function keepInvitation(
  tx: Transaction,
  services: Services,
  { inviterId, email, kind, thingId }: Pick<OutsideInvitation, 'inviterId' | 'email' | 'kind' | 'thingId'>,
): Promise<void> {
  await countInvitation(tx, services, { inviterId, email })
  const now = services.clock.now()
  await queries.insertInvitation.affected(tx, { id: newId(now), inviterId, email, kind, thingId, now })
}

/**
 * Writes to somebody who has no account, and keeps the invitation until the address is verified: then it is handed to
 * the noun it came from (see `attachInvitations`). Refuses as `countInvitation` does.
 */
export async function inviteAddress(tx: Transaction, services: Services, invitation: OutsideInvitation): Promise<void> {
  const { inviterId, email, kind, title, link, facts } = invitation
  const { appName, appUrl, apiBase } = services.config
  await keepInvitation(tx, services, invitation)
  const { first_name, last_name } = await queries.findInviter.one(tx, { inviterId })
  const { token } = await queries.keepToken.one(tx, { emailHash: hashMailbox(email), fresh: newToken() })
  // Words that hold a link are left out altogether: we do not pass on a stranger's advertisement.
  const shown = facts.filter(fact => !holdsLink(fact))
  const name = `${first_name} ${last_name}`
  // Nobody knows yet which language is read there.
  const speaker = ENGLISH
  const { subject, heading, line, how, action, footer, stop } = invitationMail(
    {
      who: holdsLink(name) ? undefined : cut(name, NAME_SHOWN),
      kind: title === undefined ? undefined : kind,
      title: title === undefined || holdsLink(title) ? undefined : cut(title, TITLE_SHOWN),
      app: appName,
    },
    speaker,
  )
  await queueMail(tx, services, {
    to: email,
    speaker,
    class: 'invitation',
    subject,
    heading,
    lines: [line, ...(shown.length > 0 ? [shown.join(' · ')] : []), how],
    action: { label: action, url: `${appUrl}/register?${new URLSearchParams({ to: link })}#${filledIn(email)}` },
    footer,
    unsubscribe: { label: stop, url: `${appUrl}/unsubscribe/invited/${token}` },
    headers: oneClick(`${appUrl}${apiBase}/notices/unsubscribe/invited/${token}`),
  })
}
