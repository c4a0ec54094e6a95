import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { CHALLENGE_STATUS as S, type ChallengeStatus } from '@gauntlet/contract/challenges/status'
import type { ChallengeFacts, SideIndex } from '@gauntlet/rules/challenges/facts'
import { askedOn, captainOf, isGuest, membersOf, playerOf } from '@gauntlet/rules/challenges/sides'
import { fadedTo, type Meetings, weightAfter } from '@gauntlet/rules/ranks/pairs'
import { newcomerOf } from '@gauntlet/rules/ranks/sport'
import { type Planned, stake } from '@gauntlet/rules/ranks/stake'
import { dayOf, type RatingState, type Side } from '@gauntlet/rules/ranks/state'
import { chances, chanceToWin, threeChances } from '@gauntlet/rules/ranks/told'
import { mayDraw, measuresLead } from '@gauntlet/rules/scores/read'
import { scoringFor } from '../gathering/scoring.ts'
import { standingOf } from '../ranks/log.ts'
import { sportStateOf } from '../ranks/sport-state.ts'
import type { CastRow } from './tables.ts'
import type { ViewerFacts } from './facts.ts'
import type { ShownRow } from './queries.ts'

type Odds = Pick<Challenge, 'chance' | 'draw_chance' | 'stake'>

/** The facts that the odds of one challenge rest on. */
export interface OddsScene {
  row: Pick<
    ShownRow,
    'sport_id' | 'sport_name' | 'format' | 'start_at' | 'timezone' | 'open' | 'anchor' | 'rank_state' | 'met'
  >
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

/** How much a match would count of two sides that have met so often. */
const weightOf = (met: Meetings | null, day: number): number => (met ? weightAfter(fadedTo(met, day)) : 1)
const metIn = ({ met_n, met_day }: CastRow): Meetings | null =>
  met_n === null || met_day === null ? null : { n: met_n, day: met_day }

/** The chance of a draw of two sides, where the match may end in one. */
const drawIn = (scene: OddsScene, own: Side, other: Side): Pick<Odds, 'draw_chance'> =>
  mayDraw(scoringFor(scene.row), 2)
    ? { draw_chance: threeChances(sportIn(scene).telling, own, other, dayIn(scene)).draw }
    : {}

/** By a result without a score, and where scores are read from the narrowest to a clear one. */
function stakeOf(scene: OddsScene, sides: Pick<Planned, 'own' | 'opponents' | 'weight'>): Challenge['stake'] {
  const { telling } = sportIn(scene)
  const planned: Planned = { ...sides, day: dayIn(scene), scored: false }
  const { win, lose } = stake(planned, telling)
  const scoring = sides.opponents.length === 1 ? scoringFor(scene.row) : null
  const scored = scoring !== null && measuresLead(scoring.sport, scoring.format)
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
  return {
    chance,
    ...(other && rival && drawIn(scene, own, other)),
    stake: ranked ? stakeOf(scene, { own, opponents: others, weight: rival ? weightOf(metIn(rival), day) : 1 }) : null,
  }
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

/** The chance of each side to win; null where nobody is known on the other. */
export function sideChances(scene: OddsScene, facts: ChallengeFacts): readonly [number, number] | null {
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
  return {
    chance,
    ...drawIn(scene, own, others),
    stake: facts.ranked
      ? stakeOf(scene, {
          own: viewerFirst(scene, places[side], own),
          opponents: [others],
          weight: weightOf(scene.row.met, day),
        })
      : null,
  }
}
