import { tournamentTexts } from '@gauntlet/contract/tournaments/texts'
import type { TournamentFacts } from '@gauntlet/rules/tournaments/facts'
import { isOutOfReach } from '@gauntlet/rules/tournaments/places'
import type { Transaction } from '../../platform/database/database.ts'
import { badField } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { whenAt } from '../../platform/clock/when.ts'
import { inviteAddress, keepInvitation, ownerOf, requireUnblocked } from '../invitations/invite.ts'
import { tournamentLink } from './notices.ts'
import { personsBeside } from './persons.ts'
import type { TournamentColumns } from './tables.ts'

/** The people whom e-mails name: players, and other addresses, whose order must not tell one kind from another. */
export interface Addressed {
  ids: string[]
  others: { email: string; hasAccount: boolean }[]
}

/**
 * Sorts e-mails by how they are answered. Refuses the organizer's own, and that of a player whom the organizer has
 * blocked, under the name of the input's field.
 */
export async function whoseAre(
  tx: Transaction,
  facts: TournamentFacts,
  { emails, sportId, field, now }: { emails: readonly string[]; sportId: string; field: string; now: Date },
): Promise<Addressed> {
  const { organizer_id: organizerId } = facts
  const found: Addressed = { ids: [], others: [] }
  for (const email of new Set(emails)) {
    const owner = await ownerOf(tx, email)
    if (owner === undefined) {
      found.others.push({ email, hasAccount: false })
      continue
    }
    if (owner === organizerId) throw badField(field, tournamentTexts.yourself)
    await requireUnblocked(tx, { inviterId: organizerId, ownerId: owner, field })
    const person = (await personsBeside(tx, { organizerId, sportId, now }, [owner])).get(owner)
    if (!person || isOutOfReach(facts, person.viewer)) found.others.push({ email, hasAccount: true })
    else found.ids.push(owner)
  }
  return found
}

type About = Pick<TournamentColumns, 'id' | 'organizer_id' | 'title' | 'start_at' | 'timezone' | 'venue' | 'city'>

/** Writes to addresses without an account, and keeps those of players who are hidden as if they were written to. */
export async function writeTo(
  tx: Transaction,
  services: Services,
  { id, organizer_id: inviterId, title, start_at, timezone, venue, city }: About,
  { others }: Pick<Addressed, 'others'>,
): Promise<void> {
  const facts = [whenAt(start_at.getTime(), timezone), venue, city]
  const link = tournamentLink(id)
  for (const { email, hasAccount } of others) {
    const invitation = { inviterId, email, kind: 'tournament', thingId: id } as const
    if (hasAccount) await keepInvitation(tx, services, invitation)
    else await inviteAddress(tx, services, { ...invitation, title, link, facts })
  }
}
