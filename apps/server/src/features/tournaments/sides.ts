import { lineupTexts } from '@gauntlet/contract/challenges/lineup-texts'
import type { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { tournamentTexts } from '@gauntlet/contract/tournaments/texts'
import { genderOf } from '@gauntlet/rules/challenges/sides'
import { placeOf } from '@gauntlet/rules/tournaments/sides'
import {
  fillSide as fills,
  type Genders,
  pairPlayers as pairs,
  type PartnerFacts,
} from '@gauntlet/rules/tournaments/partners'
import type { Transaction } from '../../platform/database/database.ts'
import { badField } from '../../platform/http/refusal.ts'
import { findTeamFor } from '../challenges/lineup-queries.ts'
import { barredBy, strikesCountSince } from '../people/strikes.ts'
import type { Loaded } from './facts.ts'
import * as queries from './side-queries.ts'
import { tournamentAct } from './act.ts'

const gendersIn = ({ cast }: Loaded): [string, ReturnType<typeof genderOf>][] =>
  cast.map(({ user_id, gender_name }) => [user_id, genderOf(gender_name)])

/** The players whom a captain asks; an unknown one is refused, and so is one who is hidden from the captain. */
async function partnersFor(
  tx: Transaction,
  loaded: Loaded,
  { ids, teamId, now }: { ids: readonly string[]; teamId: string | null; now: Date },
): Promise<{ ask: PartnerFacts[]; genders: Genders }> {
  const { row, me } = loaded
  const rows =
    ids.length === 0
      ? []
      : await queries.listPartners.all(tx, {
          tournamentId: row.id,
          sportId: row.sport_id,
          organizerId: row.organizer_id,
          captainId: me.id,
          teamId,
          ids,
          since: strikesCountSince(now),
        })
  const found = new Map(rows.map(one => [one.id, one]))
  const ask = ids.map(id => {
    const one = found.get(id)
    if (!one || one.hidden || id === me.id) throw badField('ask', tournamentTexts.unknownPlayer)
    return { ...one, barred: barredBy(one.strikes, now) !== null }
  })
  const asked = rows.map(one => [one.id, genderOf(one.gender_name)] as const)
  return { ask, genders: new Map([...gendersIn(loaded), ...asked]) }
}

/** The team for which a side plays, whose owner is its captain; null for none. */
async function requireTeam(tx: Transaction, { row, me }: Loaded, id: string): Promise<string | null> {
  if (id === '') return null
  const team = await findTeamFor.first(tx, { id, viewerId: me.id })
  if (!team) throw badField('team_id', lineupTexts.unknownTeam)
  if (team.sport_id !== row.sport_id) throw badField('team_id', lineupTexts.otherTeamSport)
  if (team.owner_id !== me.id) throw badField('team_id', lineupTexts.notTeamOwner)
  return id
}

/** A captain asks players to join the side, takes players out of it, and says for which team it plays. */
export const fillSide = tournamentAct<typeof tournaments.side>(
  () => 'fill_side',
  (act, viewer, { tournament_id, ask: ids, remove: takeOut, team_id }, { clock }) =>
    act(tournament_id, async (loaded, _now, tx) => {
      const team = team_id === undefined ? undefined : await requireTeam(tx, loaded, team_id)
      const teamId = team === undefined ? (placeOf(loaded.facts, viewer.id)?.team_id ?? null) : team
      const { ask, genders } = await partnersFor(tx, loaded, { ids, teamId, now: clock.now() })
      return {
        action: 'fill_side',
        attempt: (facts, who, now) => fills(facts, who, { ask, takeOut, team, genders }, now),
      }
    }),
  'tournament_id',
)

/** The organizer puts a player alone on the side of another who needs a partner. */
export const pairPlayers = tournamentAct<typeof tournaments.pair>(
  () => 'pair_players',
  (act, _viewer, { tournament_id, captain, player }) =>
    act(tournament_id, async (loaded, _now, tx) => {
      const { apart } = await queries.findApart.one(tx, {
        tournamentId: loaded.row.id,
        captainId: captain,
        userId: player,
      })
      const pair = { captain, player, apart, genders: new Map(gendersIn(loaded)) }
      return { action: 'pair_players', attempt: (facts, who, now) => pairs(facts, who, pair, now) }
    }),
  'tournament_id',
)
