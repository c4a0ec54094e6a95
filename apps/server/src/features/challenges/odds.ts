import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { CHALLENGE_STATUS as S, type ChallengeStatus } from '@gauntlet/contract/challenges/status'
import type { ChallengeFacts } from '@gauntlet/rules/challenges/facts'
import { fadedTo, weightAfter } from '@gauntlet/rules/ranks/pairs'
import { newcomerOf } from '@gauntlet/rules/ranks/sport'
import { type Planned, stake } from '@gauntlet/rules/ranks/stake'
import { dayOf, type RatingState } from '@gauntlet/rules/ranks/state'
import { chances, chanceToWin, threeChances } from '@gauntlet/rules/ranks/told'
import { standingOf } from '../ranks/log.ts'
import { isScored, type LearnedState, sportStateOf } from '../ranks/sport-state.ts'
import type { ViewerFacts } from './viewers.ts'
import type { CastRow } from './people-queries.ts'

export type Odds = Pick<Challenge, 'chance' | 'draw_chance' | 'stake'>

/** The facts that the odds of one challenge rest on. */
export interface OddsScene {
  row: { sport_id: string; sport_name: string; open: boolean; anchor: number; rank_state: LearnedState | null }
  cast: readonly CastRow[]
  me: ViewerFacts
  now: Date
}

export const sportIn = ({ row }: OddsScene) => sportStateOf({ ...row, name: row.sport_name })
export const dayIn = ({ now }: OddsScene) => dayOf(now.getTime())

export const stateIn = (scene: OddsScene, row: CastRow): RatingState => standingOf(row, sportIn(scene))
export const ownState = (scene: OddsScene): RatingState => {
  const { ratings, levels } = scene.me
  const { sport_id } = scene.row
  return ratings.get(sport_id) ?? newcomerOf(sportIn(scene), levels.get(sport_id) ?? null)
}

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
function stakeOf(scene: OddsScene, rivals: readonly CastRow[]): Challenge['stake'] {
  const { telling } = sportIn(scene)
  const day = dayIn(scene)
  const [only, ...more] = rivals
  const planned: Planned = {
    own: [ownState(scene)],
    opponents: rivals.map(row => [stateIn(scene, row)]),
    day,
    weight: only && more.length === 0 ? weightAgainst(only, day) : 1,
    scored: false,
  }
  const { win, lose } = stake(planned, telling)
  const scored = more.length === 0 && isScored(scene.row.sport_name)
  return {
    win: win.clear,
    lose: lose.clear,
    range: scored ? stake({ ...planned, scored }, telling) : null,
  }
}

/** The viewer's chance, and what is at stake where the match would move ranks. */
export function oddsOf(scene: OddsScene, { status, ranked }: ChallengeFacts): Odds {
  const rivals = rivalsOf(scene, status)
  if (rivals.length === 0) return { chance: null, stake: null }
  const { telling } = sportIn(scene)
  const [own, others, day] = [[ownState(scene)], rivals.map(row => [stateIn(scene, row)]), dayIn(scene)]
  const [chance = null] = chances(telling, [own, ...others], day)
  const [other, ...more] = others
  const drawn = telling.draws && other && more.length === 0
  return {
    chance,
    ...(drawn && { draw_chance: threeChances(telling, own, other, day).draw }),
    stake: ranked ? stakeOf(scene, rivals) : null,
  }
}
