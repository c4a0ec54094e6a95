import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { CHALLENGE_STATUS as S, type ChallengeStatus } from '@gauntlet/contract/challenges/status'
import type { ChallengeFacts } from '@gauntlet/rules/challenges/facts'
import { chances, chanceToWin } from '@gauntlet/rules/ranks/chances'
import { stake } from '@gauntlet/rules/ranks/stake'
import { dayOf, newcomer, type RatingState } from '@gauntlet/rules/ranks/state'
import type { ViewerFacts } from './facts.ts'
import type { CastRow } from './people-queries.ts'

/** What the odds of one challenge rest on. */
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
 * Whom the viewer would play, if everyone does who is asked now; nobody where the viewer has nothing to answer or to
 * wait for. Who looks at an open challenge meets the issuer and those accepted; its issuer, the one who joined.
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
