import type { InputOf } from '@gauntlet/contract/endpoint'
import { guestTexts } from '@gauntlet/contract/guests/texts'
import type { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { tournamentTexts } from '@gauntlet/contract/tournaments/texts'
import type { TournamentViewer } from '@gauntlet/rules/tournaments/facts'
import { addGuest as addsGuest } from '@gauntlet/rules/tournaments/guests'
import { addPlayers as adds } from '@gauntlet/rules/tournaments/places'
import type { Transaction } from '../../platform/database/database.ts'
import { badField } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import type { Attach } from '../../platform/features/gathers.ts'
import { areThere } from '../cards/hidden.ts'
import { makeGuest } from '../guests/guests.ts'
import { takeLookup } from '../people-search/lookups.ts'
import { tournamentAct } from './act.ts'
import { whoseAre, writeTo } from './addresses.ts'
import { type Loaded, loadTournament } from './facts.ts'
import { storeChange } from './persist.ts'
import { personsBeside } from './persons.ts'

type Input = InputOf<typeof tournaments.addPlayers>

async function targetsOf(
  tx: Transaction,
  { row }: Loaded,
  ids: readonly string[],
  now: Date,
): Promise<TournamentViewer[]> {
  const beside = { organizerId: row.organizer_id, sportId: row.sport_id, now }
  const persons = await personsBeside(tx, beside, ids)
  return ids.map(id => {
    const person = persons.get(id)
    if (!person) throw badField('user_id', tournamentTexts.unknownPlayer)
    return person.viewer
  })
}

/**
 * The named ids, and the player of the e-mail; if the organizer may not learn of an account by it, it is written to.
 */
async function idsOf(
  tx: Transaction,
  services: Services,
  viewer: Viewer,
  { row, facts, viewer: who }: Loaded,
  { user_id = [], email }: Input,
): Promise<string[]> {
  const named = user_id.filter(id => id !== viewer.id)
  if (!(await areThere(tx, viewer.id, named))) throw badField('user_id', tournamentTexts.unknownPlayer)
  if (email === undefined) return named
  const now = services.clock.now()
  const addressed = await whoseAre(tx, facts, { emails: [email], sportId: row.sport_id, field: 'email', now })
  const open = adds(facts, who, [], now.getTime())
  if (open.kind === 'allowed') await writeTo(tx, services, row, addressed)
  return [...new Set([...named, ...addressed.ids])]
}

/** The organizer invites players, by id or e-mail, approves those who asked, or gives a place to a guest. */
export const addPlayers = tournamentAct<typeof tournaments.addPlayers>(
  () => 'add_players',
  (act, viewer, input, services) =>
    act(input.tournament_id, async (loaded, _now, tx) => {
      const { email, user_id, guest: name } = input
      if (name !== undefined) {
        if (email !== undefined || user_id !== undefined) throw badField('guest', guestTexts.alone)
        const thingId = loaded.row.id
        const guestId = await makeGuest(tx, services, { hostId: viewer.id, kind: 'tournament', thingId, name })
        return { action: 'add_players', attempt: (facts, who, now) => addsGuest(facts, who, guestId, now) }
      }
      if (email === undefined && (user_id ?? []).length === 0) throw badField('user_id', tournamentTexts.whom)
      if (email !== undefined) await takeLookup(services, viewer, email)
      const targets = await targetsOf(
        tx,
        loaded,
        await idsOf(tx, services, viewer, loaded, input),
        services.clock.now(),
      )
      return { action: 'add_players', attempt: (facts, who, now) => adds(facts, who, targets, now) }
    }),
  'tournament_id',
)

/** A player invited by e-mail now has an account: the organizer invites them, as far as the rules still allow. */
export const attachToTournament: Attach = async (tx, services, { inviterId, userId, thingId }) => {
  const now = services.clock.now()
  const loaded = await loadTournament(tx, { id: thingId, viewerId: inviterId, now, lock: true })
  if (!loaded) return
  const { facts, viewer, row } = loaded
  const attempt = adds(facts, viewer, await targetsOf(tx, loaded, [userId], now), now.getTime())
  if (attempt.kind === 'allowed') await storeChange(tx, services, { row, before: facts, ...attempt, actor: inviterId })
}
