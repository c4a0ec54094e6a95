import type { UserCard } from '@gauntlet/contract/cards/answer'
import type { InputOf } from '@gauntlet/contract/endpoint'
import { ALL_SPORTS } from '@gauntlet/contract/leaderboards/endpoints'
import {
  BOARD_PAIRS,
  GROUP_PAIRS,
  type Pair,
  type PairGroup,
  PROFILE_PAIRS,
  type pairs,
} from '@gauntlet/contract/pairs/endpoints'
import { profileTexts } from '@gauntlet/contract/profiles/texts'
import { sportTexts } from '@gauntlet/contract/sports/endpoints'
import type { Start } from '@gauntlet/rules/ranks/sport'
import { dayOf, type RatingState, shownRank } from '@gauntlet/rules/ranks/state'
import { chanceToWin } from '@gauntlet/rules/ranks/told'
import { badField, notFound } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { areThere, hiddenFrom } from '../cards/hidden.ts'
import { cardsOf, sightOf } from '../cards/present.ts'
import { termsOf } from '../leaderboards/filter.ts'
import { startOf } from '../people-search/origin.ts'
import { rankStates } from '../ranks/changes.ts'
import { findSportState } from '../ranks/queries.ts'
import { sportStateOf } from '../ranks/sport-state.ts'
import { findSport } from '../sports/queries.ts'
import * as queries from './queries.ts'

/** The mean of both, as the engine has the rank of a side; of a newcomer the sport's, or it would tell a level. */
function rankOf([one, other]: readonly [RatingState, RatingState], { anchor }: Start): number {
  const told = ({ results, held }: RatingState) => (results === 0 ? anchor : held)
  return shownRank({ held: (told(one) + told(other)) / 2 })
}

const byName = (one: UserCard, other: UserCard) => (one.full_name < other.full_name ? -1 : 1)

/** The pairs that lead, each sport apart; a pair of which one is hidden from the viewer is left off. */
export async function leadingPairs(
  services: Services,
  viewer: Viewer | null,
  { sport, ...asked }: InputOf<typeof pairs.leaders>,
): Promise<PairGroup[]> {
  const { db } = services
  const sportId = sport === ALL_SPORTS ? null : sport
  if (sportId !== null && !(await findSport.first(db, { id: sportId })))
    throw badField('sport', sportTexts.unknownSport)
  const top = { sportId, limit: sportId === null ? GROUP_PAIRS : BOARD_PAIRS }
  const starting = startOf(services, viewer, asked.origin)
  // A place that is none is refused whether or not a distance asks for it.
  const [{ filter, whole }] = await Promise.all([
    termsOf(services, viewer, starting, { ...asked, time: 'all-time' }),
    starting,
  ])
  const rows = whole
    ? await queries.listLeadingPairs.all(db, top)
    : await queries.listLeadingPairsAmong.all(db, { ...filter, ...top })
  const ids = [...new Set(rows.flatMap(row => [row.low_id, row.high_id]))]
  const hidden = viewer ? await hiddenFrom(db, viewer.id, ids) : new Set<string>()
  const shown = ids.filter(id => !hidden.has(id))
  const [cards, sight] = await Promise.all([cardsOf(db, shown), sightOf(db, viewer?.id ?? null, shown)])
  return [...Map.groupBy(rows, row => row.sport_id)].flatMap(([id, group]): PairGroup[] => {
    const found = group.flatMap(row => {
      const [low, high] = [cards.get(row.low_id), cards.get(row.high_id)]
      if (!low || !high) return []
      const { wins, draws, losses, numbered, place, mean, settled } = row
      return [
        {
          position: numbered ? place : null,
          players: [sight.card(low), sight.card(high)].toSorted(byName),
          rank: shownRank({ held: mean }),
          provisional: settled ? (0 as const) : (1 as const),
          wins,
          draws,
          losses,
          own: low.id === viewer?.id || high.id === viewer?.id ? (1 as const) : (0 as const),
        },
      ]
    })
    return found.length > 0 ? [{ sport: { id, name: group[0]?.sport_name ?? '' }, pairs: found }] : []
  })
}

/** The pairs of a player, and in each sport the chance of the viewer's own pair against them. */
export async function pairsOf(services: Services, viewer: Viewer, { id }: InputOf<typeof pairs.of>): Promise<Pair[]> {
  const { db } = services
  // The reason is not told: a block, an age under 18, a closed account.
  if (!(await areThere(db, viewer.id, [id]))) throw notFound(profileTexts.failed)
  const asked = { viewerId: viewer.id, limit: PROFILE_PAIRS }
  const [rows, own] = await Promise.all([
    queries.listPairsOf.all(db, { ...asked, userId: id }),
    id === viewer.id ? [] : queries.listPairsOf.all(db, { ...asked, userId: viewer.id }),
  ])
  const sports = await Promise.all(
    [...new Set(rows.map(row => row.sport_id))].map(sportId => pairsIn(services, viewer, id, sportId, rows, own)),
  )
  const shown = new Map(sports.flatMap(found => [...found]))
  return rows.flatMap(row => shown.get(row) ?? [])
}

/** The pairs of a player in one sport, by their rows. */
async function pairsIn(
  { db, clock }: Services,
  viewer: Viewer,
  userId: string,
  sportId: string,
  rows: readonly queries.PairRow[],
  own: readonly queries.PairRow[],
): Promise<Map<queries.PairRow, Pair>> {
  const isHere = (row: queries.PairRow) => row.sport_id === sportId
  const [theirs, mine] = [rows.filter(isHere), own.filter(isHere)]
  const ids = [...new Set([userId, viewer.id, ...[...theirs, ...mine].map(row => row.partner_id)])]
  const [states, cards, sport] = await Promise.all([
    rankStates(db, sportId, ids),
    cardsOf(db, ids, { sportId }),
    findSportState.one(db, { sportId }).then(sportStateOf),
  ])
  const statesOf = (one: string, other: string): [RatingState, RatingState] | undefined => {
    const [first, second] = [states.get(one), states.get(other)]
    return first && second && [first, second]
  }
  const day = dayOf(clock.now().getTime())
  const against = (row: queries.PairRow, side: readonly RatingState[]): Pair['against'] => {
    const shared = [userId, row.partner_id]
    if (shared.includes(viewer.id)) return null
    const rival = mine.find(({ partner_id }) => !shared.includes(partner_id))
    const [partner, ours] = [rival && cards.get(rival.partner_id), rival && statesOf(viewer.id, rival.partner_id)]
    return partner && ours ? { partner, chance: chanceToWin(sport.telling, ours, side, day) } : null
  }
  return new Map(
    theirs.flatMap((row): [queries.PairRow, Pair][] => {
      const { sport_name, partner_id, wins, draws, losses } = row
      const [partner, side] = [cards.get(partner_id), statesOf(userId, partner_id)]
      if (!partner || !side) return []
      const provisional = side.every(({ settled }) => settled) ? 0 : 1
      const record = { rank: rankOf(side, sport), provisional, wins, draws, losses } as const
      return [[row, { sport: { id: sportId, name: sport_name }, partner, ...record, against: against(row, side) }]]
    }),
  )
}
