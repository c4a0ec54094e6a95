import { BRACKET_MIN } from '@gauntlet/contract/brackets/status'
import { scoringOf } from '@gauntlet/contract/scores/formats'
import { undecidedIn } from '@gauntlet/rules/brackets/facts'
import { seeded, type SeedCandidate } from '@gauntlet/rules/brackets/seeding'
import { newcomer, newcomerRank, shownRank } from '@gauntlet/rules/ranks/state'
import type { TournamentFacts } from '@gauntlet/rules/tournaments/facts'
import { acceptedIn, sidesIn, userIds } from '@gauntlet/rules/tournaments/sides'
import type { Transaction } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { findSport } from '../sports/queries.ts'
import { type BracketFormat, drawMatches } from './engine.ts'
import * as queries from './queries.ts'
import { rowFrom } from './rows.ts'
import { type BracketState, bracketFacts, type Entrant, playOn, unsaid } from './state.ts'

/** A guest has no rank, not even that of a newcomer, and is seeded last. */
const UNRANKED = 0

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** The players, or the sides with the mean of their players' ranks; a side is out with the first of its players. */
async function candidatesOf(
  tx: Transaction,
  sides: readonly (readonly string[])[],
  { id: sportId, anchor }: { id: string; anchor: number },
  out: readonly string[],
): Promise<SeedCandidate[]> {
  const start = newcomer(newcomerRank(anchor))
  const rows = await queries.listCandidates.all(tx, { ids: sides.flat(), sportId })
  const known = new Map(rows.map(row => [row.user_id, row]))
  return sides.flatMap(side => {
    const players = side.flatMap(id => known.get(id) ?? [])
    const [captain, ...others] = players
    if (!captain) return []
    return [
      {
        user_id: captain.user_id,
        partners: others.map(({ user_id }) => user_id),
        name_key: captain.name_key,
        mean: meanOf(players.map(({ mean, guest }) => mean ?? (guest ? UNRANKED : start.mean))),
        variance: meanOf(players.map(({ variance }) => variance ?? start.variance)),
        withdrawn: players.some(({ user_id, gone }) => gone || out.includes(user_id)),
      },
    ]
  })
}

interface Draw {
  id: string
  format: BracketFormat
  sportId: string
  /** All of the bracket, side by side: the captain first, or the player alone. */
  sides: readonly (readonly string[])[]
  /** The players seeded first, in this order; the others follow by rank. */
  order: readonly string[]
  /** How scores are told: of all matches, and of the last rounds from the final backwards. */
  scoreFormat: string | null
  roundFormats: readonly string[]
  /** The tournament has begun: whoever meets a player who is out wins at once. */
  begun: boolean
}

/** Draws a bracket, in place of an earlier one; the caller holds the tournament's row. */
export async function drawBracket(
  tx: Transaction,
  services: Services,
  { id, format, sportId, sides, order, scoreFormat, roundFormats, begun }: Draw,
): Promise<BracketState> {
  const sport = await findSport.one(tx, { id: sportId })
  const standings = scoringOf(sport.name)?.standings ?? null
  const had = await queries.listEntrants.all(tx, { id })
  const out = had.flatMap(({ withdrawn, user_id, partners }) => (withdrawn ? [user_id, ...partners] : []))
  const entrants: Entrant[] = seeded(await candidatesOf(tx, sides, sport, out), order).map(
    ({ seed, user_id, partners, mean, withdrawn }) => ({
      seed,
      user_id,
      partners,
      rank: shownRank({ held: mean }),
      withdrawn,
    }),
  )
  const { settings, matches } = await drawMatches(format, entrants.length)
  const now = services.clock.now()
  const first: BracketState = {
    format,
    settings,
    by_match: true,
    score_format: scoreFormat,
    round_formats: roundFormats,
    standings,
    entrants,
    matches: matches.map(match => ({ ...unsaid, ...match })),
  }
  const state = begun ? await playOn(first, now.getTime()) : first
  await queries.deleteBracket.affected(tx, { id })
  await queries.insertBracket.affected(tx, {
    id,
    settings: JSON.stringify(settings),
    scoreFormat,
    roundFormats,
    standings,
    now,
  })
  await queries.insertEntrants.affected(tx, {
    id,
    userIds: entrants.map(({ user_id }) => user_id),
    ranks: entrants.map(({ rank }) => rank),
    withdrawn: entrants.map(({ withdrawn }) => withdrawn),
  })
  await queries.putMatches.affected(tx, { id, matches: JSON.stringify(state.matches.map(rowFrom)) })
  const undecided = undecidedIn(bracketFacts(state)).length
  // With nobody left to play the tournament is ended by the job.
  await queries.storeProgress.affected(tx, { id, undecided, dueAt: undecided === 0 ? now : null })
  return state
}

/**
 * A drawn bracket follows its players and its format: a new player becomes the last seed, a player who leaves does not
 * change the order of the others, and with fewer than four there is no bracket. Nothing has been played in it yet:
 * before the start nobody reports, and after the first report nobody joins or leaves.
 */
export async function followPlaces(
  tx: Transaction,
  services: Services,
  { id, before, after, sportId }: { id: string; before: TournamentFacts; after: TournamentFacts; sportId: string },
): Promise<void> {
  const [had, players] = [userIds(acceptedIn(before)), userIds(acceptedIn(after))]
  const same = had.length === players.length && had.every(userId => players.includes(userId))
  const { format } = after
  if (!before.drawn || (same && before.format === format)) return
  if (format === 'none' || players.length < BRACKET_MIN) {
    await queries.deleteBracket.affected(tx, { id })
    await queries.markUndrawn.affected(tx, { id })
    return
  }
  const { score_format: scoreFormat, round_formats: roundFormats } = await queries.findBracket.one(tx, { id })
  const seeds = (await queries.listEntrants.all(tx, { id })).map(({ user_id }) => user_id)
  const order = seeds.filter(one => players.includes(one))
  const begun = after.status === 'Reporting'
  const sides = sidesIn(after)
  await drawBracket(tx, services, { id, format, sportId, sides, order, scoreFormat, roundFormats, begun })
}
