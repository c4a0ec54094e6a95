import type { Challenge, Participant } from '@gauntlet/contract/challenges/answer'
import type { MatchSide } from '@gauntlet/contract/challenges/sides'
import { CHALLENGE_STATUS as S, type ChallengeStatus } from '@gauntlet/contract/challenges/status'
import { scoringOf } from '@gauntlet/contract/scores/formats'
import type { ChallengeFacts, SideIndex } from '@gauntlet/rules/challenges/facts'
import {
  askedOn,
  bothSides,
  captainOf,
  isCaptainsOnly,
  isSided,
  membersOf,
  openPlacesOn,
  playerOf,
  type Sided,
} from '@gauntlet/rules/challenges/sides'
import { fadedTo, weightAfter } from '@gauntlet/rules/ranks/pairs'
import { newcomerOf } from '@gauntlet/rules/ranks/sport'
import { type Planned, stake } from '@gauntlet/rules/ranks/stake'
import { dayOf, type RatingState } from '@gauntlet/rules/ranks/state'
import { chances, chanceToWin, threeChances } from '@gauntlet/rules/ranks/told'
import { standingOf } from '../ranks/log.ts'
import { isScored, type LearnedState, sportStateOf } from '../ranks/sport-state.ts'
import type { CastRow } from './tables.ts'
import type { ViewerFacts } from './facts.ts'
import type { ShownRow } from './queries.ts'

type Odds = Pick<Challenge, 'chance' | 'draw_chance' | 'stake'>

/** The facts that the odds of one challenge rest on. */
export interface OddsScene {
  row: { sport_id: string; sport_name: string; open: boolean; anchor: number; rank_state: LearnedState | null }
  cast: readonly CastRow[]
  me: ViewerFacts
  now: Date
}

const sportIn = ({ row: { sport_name: name, anchor, rank_state } }: OddsScene) =>
  sportStateOf({ name, anchor, rank_state })
const dayIn = ({ now }: OddsScene) => dayOf(now.getTime())

const stateIn = (scene: OddsScene, row: CastRow): RatingState => standingOf(row, sportIn(scene))
const ownState = (scene: OddsScene): RatingState => {
  const { ratings, levels } = scene.me
  const { sport_id } = scene.row
  return ratings.get(sport_id) ?? newcomerOf(sportIn(scene), levels.get(sport_id) ?? null)
}

type States = readonly [RatingState, ...RatingState[]]

/** The viewer's chance to beat one participant. */
export const chanceAgainst = (scene: OddsScene, other: CastRow): number =>
  chanceToWin(sportIn(scene).telling, [ownState(scene)], [stateIn(scene, other)], dayIn(scene))

/**
 * The players whom the viewer would meet if everybody accepted who is asked now; nobody if the viewer has nothing to
 * answer or to wait for. Onlookers of an open challenge would meet the issuer and the accepted players; its issuer
 * would meet the one player who has joined.
 */
function rivalsOf({ cast, me, row }: OddsScene, status: ChallengeStatus): CastRow[] {
  const self = cast.find(({ user_id }) => user_id === me.id)
  const waits = status === S.pending || (status === S.upcoming && self?.state !== 'accepted')
  if (!waits || self?.state === 'declined') return []
  const others = cast.filter(({ user_id, state }) => user_id !== me.id && (state === 'pending' || state === 'accepted'))
  if (!row.open) return others
  if (self?.role === 'issuer') return others.length === 1 ? others : []
  return others.filter(({ state }) => state === 'accepted')
}

/** How much a match against this player would count, by how often the two have met. */
const weightAgainst = ({ met_n, met_day }: CastRow, day: number): number =>
  met_n === null || met_day === null ? 1 : weightAfter(fadedTo({ n: met_n, day: met_day }, day))

/** By a result without a score, and where scores are read from the narrowest to a clear one. */
function stakeOf(scene: OddsScene, sides: Pick<Planned, 'own' | 'opponents' | 'weight'>): Challenge['stake'] {
  const { telling } = sportIn(scene)
  const planned: Planned = { ...sides, day: dayIn(scene), scored: false }
  const { win, lose } = stake(planned, telling)
  const scored = sides.opponents.length === 1 && isScored(scene.row.sport_name)
  return { win: win.clear, lose: lose.clear, range: scored ? stake({ ...planned, scored }, telling) : null }
}

/** The viewer's chance, and what is at stake where the match would move ranks. */
export function oddsOf(scene: OddsScene, { status, ranked }: ChallengeFacts): Odds {
  const rivals = rivalsOf(scene, status)
  if (rivals.length === 0) return { chance: null, stake: null }
  const { telling } = sportIn(scene)
  const own: States = [ownState(scene)]
  const others = rivals.map(row => [stateIn(scene, row)])
  const day = dayIn(scene)
  const [chance = null] = chances(telling, [own, ...others], day)
  const [other, ...more] = others
  const [rival] = more.length === 0 ? rivals : []
  const drawn = telling.draws && other && rival
  return {
    chance,
    ...(drawn && { draw_chance: threeChances(telling, own, other, day).draw }),
    stake: ranked ? stakeOf(scene, { own, opponents: others, weight: rival ? weightAgainst(rival, day) : 1 }) : null,
  }
}

/** The players who would be on a side, the captain first; null for a place without a player. */
type Places = readonly [string, ...(string | null)[]]

/**
 * Whoever would lead the side against the issuer: its captain, else the viewer who may accept or join, else the one
 * player who is asked or has asked. Undefined where several might.
 */
function leaderAgainst({ cast, me, row }: OddsScene, facts: ChallengeFacts): string | undefined {
  const captain = captainOf(facts, 1)
  if (captain) return captain.user_id
  const own = playerOf(facts, me.id)
  const joins = !own && row.open
  if (joins || (own?.state === 'pending' && own.role !== 'lineup' && own.side !== 0)) return me.id
  const [only, ...more] = cast.filter(({ state, role, side }) => state === 'pending' && role !== 'lineup' && side !== 0)
  return more.length === 0 ? only?.user_id : undefined
}

/** Both sides as they would play now. */
function placesIn(scene: OddsScene, facts: ChallengeFacts): readonly [Places, Places] | undefined {
  const placesOf = (side: SideIndex, leader: string): Places => {
    const named = [...membersOf(facts, side), ...askedOn(facts, side)].filter(({ user_id }) => user_id !== leader)
    const free = Math.max(0, (facts.side_size ?? 1) - 1 - named.length)
    return [leader, ...named.map(({ user_id }) => user_id), ...Array.from({ length: free }, () => null)]
  }
  const [issuer, other] = [captainOf(facts, 0)?.user_id, leaderAgainst(scene, facts)]
  return issuer === undefined || other === undefined ? undefined : [placesOf(0, issuer), placesOf(1, other)]
}

/** The states on a side, a place without a player at the captain's level. */
function statesOn(scene: OddsScene, [leader, ...others]: Places): States {
  const rows = new Map(scene.cast.map(row => [row.user_id, row]))
  const stateFor = (id: string): RatingState => {
    const row = rows.get(id)
    return id === scene.me.id || !row ? ownState(scene) : stateIn(scene, row)
  }
  const captain = stateFor(leader)
  return [captain, ...others.map(id => (id === null ? captain : stateFor(id)))]
}

/** The chance of each side to win; null where nobody is known on the other. */
function sideChances(scene: OddsScene, facts: ChallengeFacts): readonly [number, number] | null {
  const places = placesIn(scene, facts)
  if (!places) return null
  const [issuers, others] = places.map(side => statesOn(scene, side))
  if (!issuers || !others) return null
  const first = chanceToWin(sportIn(scene).telling, issuers, others, dayIn(scene))
  return [first, 1 - first]
}

/** The side that the viewer plays on, is asked for or would join; undefined where the odds are no news to them. */
function viewedSide({ me, row }: OddsScene, facts: ChallengeFacts): SideIndex | undefined {
  const own = playerOf(facts, me.id)
  const waits = facts.status === S.pending || (facts.status === S.upcoming && own?.state !== 'accepted')
  if (!waits || own?.state === 'declined' || (!own && !row.open)) return undefined
  return own?.side ?? 1
}

/** The viewer's state before the others of the side: it is the viewer's rank that is at stake. */
function viewerFirst(scene: OddsScene, places: Places, states: States): States {
  const at = places.includes(scene.me.id) ? places.indexOf(scene.me.id) : places.lastIndexOf(null)
  // Whoever would only join takes a free place, else the last one.
  const taken = at < 0 ? places.length - 1 : at
  return [ownState(scene), ...states.filter((_, i) => i !== taken)]
}

/** The viewer's chance, and what is at stake for them, in a match of sides. */
export function sideOdds(scene: OddsScene, facts: ChallengeFacts): Odds {
  const side = viewedSide(scene, facts)
  const places = side === undefined ? undefined : placesIn(scene, facts)
  if (side === undefined || !places) return { chance: null, stake: null }
  const { telling } = sportIn(scene)
  const day = dayIn(scene)
  const [own, others] = [statesOn(scene, places[side]), statesOn(scene, places[side === 0 ? 1 : 0])]
  const chance = chanceToWin(telling, own, others, day)
  const drawn = telling.draws && { draw_chance: threeChances(telling, own, others, day).draw }
  return {
    chance,
    ...drawn,
    stake: facts.ranked
      ? stakeOf(scene, { own: viewerFirst(scene, places[side], own), opponents: [others], weight: 1 })
      : null,
  }
}

interface Shown {
  /** Those whom the viewer is shown. */
  people: readonly Participant[]
  ahead: boolean
  inside: boolean
}

const teamOf = (row: ShownRow, side: SideIndex): MatchSide['team'] => {
  const [id, name] = side === 0 ? [row.team_id, row.team_name] : [row.against_team_id, row.against_team_name]
  return id === null || name === null ? null : { id, name }
}

/** Both sides of a match, and who was named for them. */
export function presentSides(
  scene: OddsScene & { row: ShownRow },
  facts: ChallengeFacts,
  { people, ahead, inside }: Shown,
): Pick<Challenge, 'lineup' | 'sides' | 'composition' | 'captains_only'> {
  const { row } = scene
  const captains_only = isCaptainsOnly(scoringOf(row.sport_name), facts)
  if (!isSided(facts)) return { lineup: [], sides: null, composition: null, captains_only }
  const shown = new Set(people.map(({ id }) => id))
  const chanceOf = ahead ? sideChances(scene, facts) : null
  return {
    lineup: people.filter(({ role }) => role === 'lineup'),
    sides: bothSides.map(side =>
      presentSide(facts, side, { shown, team: inside ? teamOf(row, side) : null, chance: chanceOf?.[side] ?? null }),
    ),
    composition: facts.composition,
    captains_only,
  }
}

function presentSide(
  facts: Sided,
  side: SideIndex,
  { shown, team, chance }: { shown: ReadonlySet<string>; team: MatchSide['team']; chance: number | null },
): MatchSide {
  const members = membersOf(facts, side)
  const captain = captainOf(facts, side)?.user_id
  return {
    captain: captain !== undefined && shown.has(captain) ? captain : null,
    team,
    players: [...members, ...askedOn(facts, side)]
      .filter(({ user_id }) => shown.has(user_id))
      .map(({ user_id, state }) => ({ id: user_id, state })),
    size: facts.side_size,
    complete: members.length === facts.side_size,
    open_places: openPlacesOn(facts, side),
    chance,
  }
}
