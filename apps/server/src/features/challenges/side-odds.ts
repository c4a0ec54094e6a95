import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { askedOn, captainOf, membersOf } from '@gauntlet/rules/challenges/sides'
import { type ChallengeFacts, playerOf, type SideIndex } from '@gauntlet/rules/challenges/facts'
import { stake } from '@gauntlet/rules/ranks/stake'
import type { RatingState } from '@gauntlet/rules/ranks/state'
import { chanceToWin, threeChances } from '@gauntlet/rules/ranks/told'
import { isScored } from '../ranks/sport-state.ts'
import { dayIn, type Odds, type OddsScene, ownState, sportIn, stateIn } from './odds.ts'

type States = readonly [RatingState, ...RatingState[]]

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
  const stateOf = (id: string): RatingState => {
    const row = rows.get(id)
    return id === scene.me.id || !row ? ownState(scene) : stateIn(scene, row)
  }
  const captain = stateOf(leader)
  return [captain, ...others.map(id => (id === null ? captain : stateOf(id)))]
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
  const drawn = telling.draws && { draw_chance: threeChances(telling, own, others, day).draw }
  return {
    chance,
    ...drawn,
    stake: facts.ranked ? stakeOf(scene, viewerFirst(scene, places[side], own), others) : null,
  }
}

function stakeOf(scene: OddsScene, own: States, others: States): Challenge['stake'] {
  const { telling } = sportIn(scene)
  const planned = { own, opponents: [others], day: dayIn(scene), weight: 1, scored: false }
  const { win, lose } = stake(planned, telling)
  const range = isScored(scene.row.sport_name) ? stake({ ...planned, scored: true }, telling) : null
  return { win: win.clear, lose: lose.clear, range }
}
