import { tournamentTexts } from '@gauntlet/contract/tournaments/texts'
import type { TournamentFacts } from '@gauntlet/rules/tournaments/facts'
import { isOutOfReach } from '@gauntlet/rules/tournaments/places'
import type { Transaction } from '../../platform/database/database.ts'
import { badField } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { whenAt } from '../../platform/clock/when.ts'
import { countInvitation, inviteAddress, ownerOf, requireUnblocked } from '../invitations/invite.ts'
import { tournamentLink } from './notices.ts'
import { personsBeside } from './persons.ts'
import type { TournamentColumns } from './tables.ts'

/**
 * The people whom e-mails name: players, addresses without an account, and addresses of players whom the organizer may
 * not learn of.
 */
export interface Addressed {
  ids: string[]
  outside: string[]
  hidden: string[]
}

/**
 * Sorts e-mails by how they are answered. Refuses the organizer's own, and that of a player whom the organizer has
 * blocked, under the name of the input's field.
 */
export async function whoseAre(
  tx: Transaction,
  facts: TournamentFacts,
  { emails, sportId, field }: { emails: readonly string[]; sportId: string; field: string },
): Promise<Addressed> {
  const { organizer_id: organizerId } = facts
  const found: Addressed = { ids: [], outside: [], hidden: [] }
  for (const email of new Set(emails)) {
    const owner = await ownerOf(tx, email)
    if (owner === undefined) {
      found.outside.push(email)
      continue
    }
    if (owner === organizerId) throw badField(field, tournamentTexts.yourself)
    await requireUnblocked(tx, { inviterId: organizerId, ownerId: owner, field })
    const person = (await personsBeside(tx, organizerId, sportId, [owner])).get(owner)
    if (!person || isOutOfReach(facts, person.viewer)) found.hidden.push(email)
    else found.ids.push(owner)
  }
  return found
}

type About = Pick<TournamentColumns, 'id' | 'organizer_id' | 'title' | 'start_at' | 'timezone' | 'venue' | 'city'>

/** Writes to addresses without an account, and counts the others as if they were written to. */
export async function writeTo(
  tx: Transaction,
  services: Services,
  { id, organizer_id: inviterId, title, start_at, timezone, venue, city }: About,
  { outside, hidden }: Addressed,
): Promise<void> {
  const facts = [whenAt(start_at.getTime(), timezone), venue, city]
  const link = tournamentLink(id)
  for (const email of outside)
    await inviteAddress(tx, services, { inviterId, email, kind: 'tournament', thingId: id, title, link, facts })
  for (const email of hidden) await countInvitation(tx, services, { inviterId, email })
}
