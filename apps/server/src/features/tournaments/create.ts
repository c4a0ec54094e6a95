import type { InputOf } from '@gauntlet/contract/endpoint'
import { lineupTexts } from '@gauntlet/contract/challenges/lineup-texts'
import { isId } from '@gauntlet/contract/fields'
import type { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { scoringOf } from '@gauntlet/contract/scores/formats'
import { tournamentReasons } from '@gauntlet/contract/tournaments/reasons'
import { screenTexts, tournamentTexts } from '@gauntlet/contract/tournaments/texts'
import { sideSizeIn } from '@gauntlet/rules/challenges/sides'
import type { TournamentFacts, TournamentViewer } from '@gauntlet/rules/tournaments/facts'
import { userIds } from '@gauntlet/rules/tournaments/sides'
import { none, together, type TournamentOutcome } from '@gauntlet/rules/tournaments/lifecycle'
import { addPlayers, joinMyself } from '@gauntlet/rules/tournaments/places'
import { mayCreate } from '@gauntlet/rules/tournaments/terms'
import type { Transaction } from '../../platform/database/database.ts'
import { badField } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { lockPlayers } from '../people/friendships-queries.ts'
import { takeLookup } from '../people-search/lookups.ts'
import { requireSport } from '../sports/require.ts'
import { refusalOf } from './act.ts'
import { whoseAre, writeTo } from './addresses.ts'
import { areThere } from '../cards/hidden.ts'
import { columnsOf } from './facts.ts'
import { carryOut, storeNote, storePlaces, type Terms } from './persist.ts'
import { personsBeside } from './persons.ts'
import { presentTournament } from './present.ts'
import { insertTournament } from './queries.ts'
import { endOf, meansOf, placeOf, startOf } from './terms.ts'
import { viewerFacts } from '../challenges/facts.ts'

type Input = InputOf<typeof tournaments.create>

/** The selected players, as the rules see them beside the organizer, who may be among them in order to play. */
async function selectedOf(
  tx: Transaction,
  beside: Parameters<typeof personsBeside>[1],
  selected: readonly string[],
): Promise<Map<string, TournamentViewer>> {
  const ids = [...new Set([beside.organizerId, ...selected])]
  const persons = await personsBeside(tx, beside, ids)
  if (persons.size < ids.length) throw badField('selected', tournamentTexts.unknownPlayer)
  return new Map([...persons].map(([id, person]) => [id, person.viewer]))
}

/** The tournament with its selected players: all of them or none. */
function withSelected(
  facts: TournamentFacts,
  organizer: TournamentViewer,
  selected: readonly TournamentViewer[],
  now: number,
): TournamentOutcome {
  let outcome: TournamentOutcome = { facts, consequences: none }
  if (selected.some(({ id }) => id === organizer.id)) {
    const playing = joinMyself(facts, organizer, now)
    if (playing.kind !== 'allowed') throw refusalOf('join_myself', playing.reason)
    outcome = playing
  }
  const others = selected.filter(({ id }) => id !== organizer.id)
  const added = addPlayers(outcome.facts, organizer, others, now)
  if (added.kind !== 'allowed') throw refusalOf('add_players', added.reason)
  return { facts: added.facts, consequences: together(outcome.consequences, added.consequences) }
}

type Sides = Pick<TournamentFacts, 'side_size' | 'composition'>

/** The sides that enter; refused under the name of the field where the sport has none like that. */
function sidesOf({ side_size: asked = 1, composition = 'any' }: Input, sportName: string): Sides {
  const side_size = sideSizeIn(scoringOf(sportName), asked)
  if (asked > 1 && side_size === undefined) throw badField('side_size', lineupTexts.noSuchSize)
  if (asked > 1) return { side_size: asked, composition }
  if (composition !== 'any') throw badField('composition', tournamentReasons.no_sides)
  return { side_size: null, composition: null }
}

interface New {
  input: Input
  sides: Sides
  start: Date
  end: Date
  paid: number
}

const newFacts = (viewer: Viewer, { input, sides, start, end, paid }: New): TournamentFacts => ({
  status: 'Upcoming',
  organizer_id: viewer.id,
  ranked: input.ranked === 1,
  open: input.open_invite === 1,
  open_to_minors: input.open_to_minors === 1,
  visibility: input.visibility,
  centre: input.minRate,
  spread: input.minSpread,
  start: start.getTime(),
  end: end.getTime(),
  slots: input.slots,
  ...sides,
  format: input.format,
  drawn: false,
  undecided: 0,
  paid,
  reported_at: null,
  settles_at: null,
  held_at: null,
  held_by: null,
  ended: null,
  ended_at: null,
  places: [],
  unlisted: 0,
})

/** Announces a tournament and invites the selected players. */
export async function createTournament(services: Services, viewer: Viewer, input: Input) {
  const { location: city, locstate: state, zip } = input
  const place = placeOf(services, { city, state, zip })
  const { timezone } = place
  const start = startOf(input.tournament_start, timezone, screenTexts)
  const end = endOf(input.tournament_end, start, timezone, screenTexts)
  const emails = input.selected.filter(chosen => !isId(chosen))
  for (const email of emails) await takeLookup(services, viewer, email)
  const id = await services.db.transaction(async tx => {
    const now = services.clock.now()
    await lockPlayers.all(tx, { ids: [viewer.id] })
    const sport = await requireSport(tx, input.sport)
    const { barred_until: barredUntil } = await viewerFacts(tx, viewer.id, now)
    const means = await meansOf(tx, services, { userId: viewer.id, timezone, barredUntil })
    const paid = input.ranked === 1 ? means.price : 0
    const facts = newFacts(viewer, { input, sides: sidesOf(input, sport.sport_name), start, end, paid })
    const verdict = mayCreate({ ...facts, sport_id: input.sport }, means, now.getTime())
    if (verdict.kind !== 'allowed') throw refusalOf('modify', verdict.reason)
    const addressed = await whoseAre(tx, facts, { emails, sportId: input.sport, field: 'selected', now })
    const named = input.selected.filter(isId)
    if (!(await areThere(tx, viewer.id, named))) throw badField('selected', tournamentTexts.unknownPlayer)
    const chosen = new Set([...named, ...addressed.ids])
    const persons = await selectedOf(tx, { organizerId: viewer.id, sportId: input.sport, now }, [...chosen])
    const organizer = persons.get(viewer.id)
    if (!organizer) throw new Error(`Player ${viewer.id} is gone`)
    const selected = [...chosen].flatMap(userId => persons.get(userId) ?? [])
    const me = { ...organizer, barred_until: barredUntil }
    const { facts: after, consequences } = withSelected(facts, me, selected, now.getTime())
    const newTournamentId = newId(now)
    const terms: Terms = {
      ...sport,
      title: input.title,
      venue: input.venue,
      message: input.message,
      rules: input.rules,
      ...place,
    }
    await insertTournament.affected(tx, {
      id: newTournamentId,
      organizer_id: viewer.id,
      ...terms,
      ...columnsOf(after),
      drawn: after.drawn,
      undecided: after.undecided,
      organizer_unseen: false,
      sequence: 0,
      created_at: now,
    })
    if (input.message !== '')
      await storeNote(tx, services, { id: newTournamentId, userId: viewer.id, message: input.message })
    const invited = userIds(after.places).filter(userId => userId !== viewer.id)
    await storePlaces(tx, newTournamentId, { before: null, after, unseen: invited, actor: viewer.id, now })
    const charged = { ...consequences, charge: consequences.charge + paid }
    await carryOut(tx, services, {
      id: newTournamentId,
      facts: after,
      consequences: charged,
      terms,
      actor: viewer.id,
    })
    const about = { ...terms, id: newTournamentId, organizer_id: viewer.id, start_at: start }
    await writeTo(tx, services, about, addressed)
    services.live.touch(tx, [viewer.id, ...invited])
    return newTournamentId
  })
  return presentTournament(services, viewer, id)
}
