import type { Challenge, Participant } from '@gauntlet/contract/challenges/answer'
import type { MatchSide } from '@gauntlet/contract/challenges/sides'
import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import { scoringOf } from '@gauntlet/contract/scores/formats'
import type { ChallengeFacts, SideIndex } from '@gauntlet/rules/challenges/facts'
import {
  askedOn,
  bothSides,
  captainOf,
  isCaptainsOnly,
  isGuest,
  isSided,
  membersOf,
  openPlacesOn,
  playerOf,
  type Sided,
  sideFor,
} from '@gauntlet/rules/challenges/sides'
import { fadedTo, type Meetings, weightAfter } from '@gauntlet/rules/ranks/pairs'
import { newcomerOf, type SportState } from '@gauntlet/rules/ranks/sport'
import { type Planned, stake } from '@gauntlet/rules/ranks/stake'
import { dayOf, type RatingState, type Side } from '@gauntlet/rules/ranks/state'
import { chances, chanceToWin, threeChances } from '@gauntlet/rules/ranks/told'
import { mayDraw, measuresLead } from '@gauntlet/rules/scores/read'
import type { scoringFor } from '../gathering/scoring.ts'
import { standingOf } from '../ranks/log.ts'
import type { ViewerFacts } from './facts.ts'
import type { CastRow } from './tables.ts'
import type { ShownRow } from './queries.ts'

type Odds = Pick<Challenge, 'chance' | 'draw_chance' | 'stake'>
const NO_ODDS = { chance: null, stake: null } as const

/** The facts that the odds of one challenge rest on. */
export interface OddsScene {
  row: ShownRow
  cast: readonly CastRow[]
  me: ViewerFacts
  now: Date
  sport: SportState
  /** How its result is told; null in a sport that has no formats. */
  scoring: ReturnType<typeof scoringFor>
}

const dayIn = ({ now }: OddsScene) => dayOf(now.getTime())

const stateIn = (scene: OddsScene, row: CastRow): RatingState => standingOf(row, scene.sport)
const ownState = (scene: OddsScene): RatingState => {
  const { ratings, levels } = scene.me
  const { sport_id } = scene.row
  return ratings.get(sport_id) ?? newcomerOf(scene.sport, levels.get(sport_id) ?? null)
}

type States = readonly [RatingState, ...RatingState[]]

/** The viewer's chance to beat one participant. */
export const chanceAgainst = (scene: OddsScene, other: CastRow): number =>
  chanceToWin(scene.sport.telling, [ownState(scene)], [stateIn(scene, other)], dayIn(scene))

/** A match as it would be if everybody accepted who is asked now. */
interface Meeting {
  /** The viewer's side. */
  own: States
  /** The same with the viewer first: it is the viewer's rank that is at stake. */
  viewerFirst: States
  opponents: readonly States[]
  /** How often two sides have met. */
  met: Meetings | null
}

const metIn = ({ met_n, met_day }: CastRow): Meetings | null =>
  met_n === null || met_day === null ? null : { n: met_n, day: met_day }

/**
 * Where every player is a side. Onlookers of an open challenge would meet the issuer and the accepted players; its
 * issuer would meet the one player who has joined.
 */
function rivalsOf({ cast, me, row }: OddsScene): CastRow[] {
  const others = cast.filter(({ user_id, state }) => user_id !== me.id && (state === 'pending' || state === 'accepted'))
  if (!row.open) return others
  if (row.issuer_id === me.id) return others.length === 1 ? others : []
  return others.filter(({ state }) => state === 'accepted')
}

function betweenPlayers(scene: OddsScene): Meeting | undefined {
  const [rival, ...more] = rivalsOf(scene)
  if (!rival) return undefined
  const own: States = [ownState(scene)]
  const opponents = [rival, ...more].map((row): States => [stateIn(scene, row)])
  return { own, viewerFirst: own, opponents, met: more.length === 0 ? metIn(rival) : null }
}

/** The players who would be on a side, the captain first; null for a place without a player, or a guest's. */
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
    return [
      leader,
      ...named.map(one => (isGuest(one) ? null : one.user_id)),
      ...Array.from({ length: free }, () => null),
    ]
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

/** The viewer's state before the others of the side. */
function viewerFirst(scene: OddsScene, places: Places, states: States): States {
  const at = places.includes(scene.me.id) ? places.indexOf(scene.me.id) : places.lastIndexOf(null)
  // Whoever would only join takes a free place, else the last one.
  const taken = at < 0 ? places.length - 1 : at
  return [ownState(scene), ...states.filter((_, i) => i !== taken)]
}

function betweenSides(scene: OddsScene, facts: ChallengeFacts): Meeting | undefined {
  const places = placesIn(scene, facts)
  if (!places) return undefined
  const side = sideFor(playerOf(facts, scene.me.id))
  const [own, other] = [statesOn(scene, places[side]), statesOn(scene, places[side === 0 ? 1 : 0])]
  return { own, viewerFirst: viewerFirst(scene, places[side], own), opponents: [other], met: scene.row.met }
}

/** The chance of a draw of two sides, where the match may end in one. */
const drawIn = (scene: OddsScene, own: Side, other: Side): Pick<Odds, 'draw_chance'> =>
  mayDraw(scene.scoring, 2) ? { draw_chance: threeChances(scene.sport.telling, own, other, dayIn(scene)).draw } : {}

/** By a result without a score, and where scores are read from the narrowest to a clear one. */
function stakeOf(scene: OddsScene, { viewerFirst: own, opponents, met }: Meeting): Challenge['stake'] {
  const { telling } = scene.sport
  const day = dayIn(scene)
  const planned: Planned = { own, opponents, day, weight: met ? weightAfter(fadedTo(met, day)) : 1, scored: false }
  const { win, lose } = stake(planned, telling)
  const scoring = opponents.length === 1 ? scene.scoring : null
  const scored = scoring !== null && measuresLead(scoring.sport, scoring.format)
  return { win: win.clear, lose: lose.clear, range: scored ? stake({ ...planned, scored }, telling) : null }
}

/** Until somebody has accepted the odds are news to all; then to whoever has yet to answer or to join. */
function areNews({ me, row }: OddsScene, facts: ChallengeFacts): boolean {
  const own = playerOf(facts, me.id)
  const waits = facts.status === S.pending || (facts.status === S.upcoming && own?.state !== 'accepted')
  return waits && !facts.recorded && (own ? own.state !== 'declined' : row.open)
}

/** The viewer's chance, and what is at stake where the match would move ranks. */
export function oddsOf(scene: OddsScene, facts: ChallengeFacts): Odds {
  const isNews = areNews(scene, facts)
  // Once it is agreed the draw is still part of what is told of each opponent.
  if (!isNews && facts.status !== S.upcoming) return NO_ODDS
  const meeting = isSided(facts) ? betweenSides(scene, facts) : betweenPlayers(scene)
  if (!meeting) return NO_ODDS
  const { own, opponents } = meeting
  const [other, ...more] = opponents
  const drawn = other && more.length === 0 && drawIn(scene, own, other)
  if (!isNews) return { ...NO_ODDS, ...drawn }
  const [chance = null] = chances(scene.sport.telling, [own, ...opponents], dayIn(scene))
  return { chance, ...drawn, stake: facts.ranked ? stakeOf(scene, meeting) : null }
}

/** The chance of each side to win; null where nobody is known on the other. */
function sideChances(scene: OddsScene, facts: ChallengeFacts): readonly [number, number] | null {
  const places = placesIn(scene, facts)
  if (!places) return null
  const [issuers, others] = [statesOn(scene, places[0]), statesOn(scene, places[1])]
  const first = chanceToWin(scene.sport.telling, issuers, others, dayIn(scene))
  return [first, 1 - first]
}

const teamOf = (row: ShownRow, side: SideIndex): MatchSide['team'] => {
  const [id, name] = side === 0 ? [row.team_id, row.team_name] : [row.against_team_id, row.against_team_name]
  return id === null || name === null ? null : { id, name }
}

/** Both sides of a match, and who was named for them of the people whom the viewer is shown. */
export function presentSides<Shown extends Pick<Participant, 'id' | 'role'>>(
  scene: OddsScene,
  facts: ChallengeFacts,
  { people, ahead, inside }: { people: readonly Shown[]; ahead: boolean; inside: boolean },
): Pick<Challenge, 'sides' | 'composition' | 'captains_only'> & { lineup: Shown[] } {
  const { row } = scene
  const captains_only = isCaptainsOnly(scoringOf(row.sport_name), facts)
  if (!isSided(facts)) return { lineup: [], sides: null, composition: null, captains_only }
  const shown = new Set(people.map(({ id }) => id))
  const chanceOf = ahead ? sideChances(scene, facts) : null
  return {
    lineup: people.filter(({ role }) => role === 'lineup' || role === 'guest'),
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
