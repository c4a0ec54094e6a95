import type { Bracket, BracketPlayer } from '@gauntlet/contract/brackets/answer'
import type { brackets } from '@gauntlet/contract/brackets/endpoints'
import { bracketTexts } from '@gauntlet/contract/brackets/texts'
import type { InputOf } from '@gauntlet/contract/endpoint'
import type { Millis } from '@gauntlet/contract/time'
import { type BracketSituation, bracketActionsFor } from '@gauntlet/rules/brackets/actions'
import { type BracketFacts, seedOf, undecidedIn } from '@gauntlet/rules/brackets/facts'
import { placesOf, placingsOf } from '@gauntlet/rules/brackets/placings'
import { byWins, pointsIn } from '@gauntlet/rules/brackets/round-robin'
import { isMinor } from '@gauntlet/rules/people/relation'
import type { TournamentFacts } from '@gauntlet/rules/tournaments/facts'
import { settle } from '@gauntlet/rules/tournaments/lifecycle'
import { showsPlace } from '@gauntlet/rules/tournaments/seeing'
import { isGuest, userIds } from '@gauntlet/rules/tournaments/sides'
import type { Transaction } from '../../platform/database/database.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { presentCard } from '../cards/present.ts'
import { requireVisible } from '../tournaments/act.ts'
import type { Loaded } from '../tournaments/facts.ts'
import type { CastRow } from '../tournaments/queries.ts'
import { bracketFacts, type BracketState, type Entrant, playOn } from '../draws/state.ts'
import { loadBracket } from '../draws/load.ts'
import { presentMatch } from './present-match.ts'
import { scoringFor, scoringOfMatch } from './scoring.ts'

/** The bracket of a tournament before it is drawn. */
export const undrawn = ({ format }: TournamentFacts): BracketFacts => ({
  format,
  standings: byWins,
  entrants: [],
  matches: [],
})

/** A bracket as it stands at `now`: whatever has come due in it is played, as long as its tournament lasts. */
export const asOf = (state: BracketState, tournament: TournamentFacts, now: number): Promise<BracketState> =>
  tournament.status === 'Reporting' ? playOn(state, now) : Promise.resolve(state)

/** A player of whom the viewer learns only that somebody plays. */
const hiddenPlayer = {
  id: null,
  full_name: bracketTexts.hiddenPlayer,
  short_name: bracketTexts.hiddenPlayer,
  image: null,
}

/** The places decide which players are shown, as they do in the list of participants. */
function shownPlayer(tournament: TournamentFacts, viewerId: string, row: CastRow | undefined) {
  const place = row && tournament.places.find(({ user_id }) => user_id === row.user_id)
  if (!row || !place || !showsPlace(tournament, viewerId, { ...row, state: place.state, minor: isMinor(row) }))
    return hiddenPlayer
  const card = presentCard({ ...row, id: row.user_id, city: row.home_city, state: row.home_state, anchor: null })
  return { id: card.id, full_name: card.full_name, short_name: card.short_name, image: card.preference.image }
}

export function playersOf(
  entrants: readonly Entrant[],
  tournament: TournamentFacts,
  viewerId: string,
  cast: readonly CastRow[],
): BracketPlayer[] {
  const rows = new Map(cast.map(row => [row.user_id, row]))
  const shown = (id: string) => shownPlayer(tournament, viewerId, rows.get(id))
  const guests = new Set(userIds(tournament.places.filter(isGuest)))
  return entrants.map(({ seed, user_id, partners, rank, withdrawn }) => {
    const captain = shown(user_id)
    const others = partners.map(shown)
    const all = [captain, ...others]
    const row = captain.id === null ? undefined : rows.get(user_id)
    return {
      seed,
      ...captain,
      full_name: all.map(({ full_name }) => full_name).join(' & '),
      short_name: all.map(({ short_name }) => short_name).join(' & '),
      partners: others,
      rank,
      withdrawn: withdrawn ? 1 : 0,
      guest: captain.id !== null && guests.has(user_id) ? 1 : 0,
      ...((row?.blocked || row?.former) && { unreachable: 1 as const }),
    }
  })
}

/** A tournament with its bracket and its viewer. */
export interface LoadedBracket extends Loaded {
  /** The tournament as it is now. */
  tournament: TournamentFacts
  /** The bracket as it was last written; undefined while it is not drawn. */
  stored: BracketState | undefined
  now: Millis
}

/** The bracket of a tournament, if there is one that the viewer may see. In a transaction its row is held. */
export async function requireBracket(
  services: Services,
  viewer: Viewer,
  id: unknown,
  tx?: Transaction,
): Promise<LoadedBracket> {
  const executor = tx ?? services.db
  const loaded = await requireVisible(executor, services, viewer, id, tx !== undefined)
  const now = services.clock.now().getTime()
  const { facts: tournament } = settle(loaded.facts, now)
  return { ...loaded, tournament, stored: await loadBracket(executor, loaded.row), now }
}

/** Everything that a bracket is shown from. */
export interface Scene extends Pick<LoadedBracket, 'row' | 'cast' | 'tournament' | 'now'> {
  /** The bracket as it stands now; undefined while it is not drawn. */
  state: BracketState | undefined
}

export function presentBracket(viewerId: string, { row, cast, tournament, now, state }: Scene): Bracket {
  const bracket = state ? bracketFacts(state) : undrawn(tournament)
  const situation: BracketSituation = { tournament, bracket, viewerId, now }
  const group = bracket.format === 'round_robin'
  const format = scoringFor(row, state)?.format
  return {
    id: row.id,
    format: tournament.format,
    drawn: state ? 1 : 0,
    sport: { id: row.sport_id, name: row.sport_name },
    score_format: format?.id ?? null,
    round_formats: [...(state?.round_formats ?? [])],
    players: playersOf(state?.entrants ?? [], tournament, viewerId, cast),
    matches: bracket.matches.map(match => ({
      ...presentMatch(situation, match),
      score_format: state ? (scoringOfMatch(row, state, { bracket, match })?.format.id ?? null) : null,
    })),
    undecided: undecidedIn(bracket).length,
    placings: placingsOf(bracket),
    points: group ? placingsOf(bracket).map(pointsIn(bracket)) : [],
    // Only in sets there are units beside what the score counts.
    ties: group ? bracket.standings.ties.filter(tie => tie !== 'units' || format?.kind === 'sets') : [],
    places: placesOf(bracket),
    seed: seedOf(bracket, viewerId),
    organizer_seed: seedOf(bracket, tournament.organizer_id),
    actions: bracketActionsFor(situation),
  }
}

/** The bracket of a tournament as the viewer sees it now, whenever it was last written. */
export async function viewBracket(
  services: Services,
  viewer: Viewer,
  { id }: InputOf<typeof brackets.view>,
): Promise<Bracket> {
  const loaded = await requireBracket(services, viewer, id)
  const { stored, tournament, now } = loaded
  return presentBracket(viewer.id, { ...loaded, state: stored && (await asOf(stored, tournament, now)) })
}
