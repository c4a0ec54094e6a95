import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { CHALLENGE_STATUS as S, type ChallengeStatus } from '@gauntlet/contract/challenges/status'
import type { ChallengeFacts } from '@gauntlet/rules/challenges/facts'
import { chances, chanceToWin } from '@gauntlet/rules/ranks/chances'
import { stake } from '@gauntlet/rules/ranks/stake'
import { dayOf, newcomer, type RatingState } from '@gauntlet/rules/ranks/state'
import type { ViewerFacts } from './facts.ts'
import type { CastRow } from './people-queries.ts'

/** The facts that the odds of one challenge rest on. */
export interface OddsScene {
  row: { sport_id: string; open: boolean; anchor: number }
  cast: readonly CastRow[]
  me: ViewerFacts
  now: Date
}

const stateOf = ({ mean, variance, rated_day, results, settled }: CastRow, anchor: number): RatingState =>
  mean === null || variance === null
    ? newcomer(anchor)
    : { mean, variance, day: rated_day, results: results ?? 0, settled: settled ?? false }

const ownState = ({ me, row }: OddsScene): RatingState => me.ratings.get(row.sport_id) ?? newcomer(row.anchor)

/** The viewer's chance to beat one participant. */
export const chanceAgainst = (scene: OddsScene, other: CastRow): number =>
  chanceToWin([ownState(scene)], [stateOf(other, scene.row.anchor)], dayOf(scene.now.getTime()))

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

/** The viewer's chance, and what is at stake where the match would move ranks. */
export function oddsOf(scene: OddsScene, { status, ranked }: ChallengeFacts): Pick<Challenge, 'chance' | 'stake'> {
  const rivals = rivalsOf(scene, status).map(row => [stateOf(row, scene.row.anchor)])
  if (rivals.length === 0) return { chance: null, stake: null }
  const own = ownState(scene)
  const day = dayOf(scene.now.getTime())
  const [chance = null] = chances([[own], ...rivals], day)
  return { chance, stake: ranked ? stake(own, rivals, day) : null }
}
