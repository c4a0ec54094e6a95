import type { Challenge } from '@gauntlet/contract/challenges-answer'
import { CHALLENGE_STATUS } from '@gauntlet/contract/challenges-status'
import type { ChallengeFacts } from '@gauntlet/rules/challenges/facts'
import { chanceToWin } from '@gauntlet/rules/rating/chances'
import { stake } from '@gauntlet/rules/rating/stake'
import { dayOf, newcomer, type RatingState } from '@gauntlet/rules/rating/state'
import type { ViewerFacts } from './facts.ts'
import type { CastRow, RatedRow } from './people-queries.ts'

/** What the odds of one challenge rest on. */
export interface OddsScene {
  row: { sport_id: string }
  cast: readonly CastRow[]
  sport: { anchor: number }
  me: ViewerFacts
  now: Date
}

type Strength = Pick<RatedRow, 'rated_day' | 'results' | 'settled'>

const rated = (mean: number, variance: number, { rated_day, results, settled }: Strength): RatingState => ({
  mean,
  variance,
  day: rated_day,
  results,
  settled,
})

const stateOf = (row: CastRow, anchor: number): RatingState =>
  row.mean === null || row.variance === null
    ? newcomer(anchor)
    : rated(row.mean, row.variance, {
        rated_day: row.rated_day,
        results: row.results ?? 0,
        settled: row.settled ?? false,
      })

const ownState = ({ me, row, sport }: OddsScene): RatingState => {
  const own = me.ratings.get(row.sport_id)
  return own ? rated(own.mean, own.variance, own) : newcomer(sport.anchor)
}

/** The viewer's chance to beat one participant. */
export const chanceAgainst = (scene: OddsScene, other: CastRow): number =>
  chanceToWin([ownState(scene)], [stateOf(other, scene.sport.anchor)], dayOf(scene.now.getTime()))

/**
 * Who would play against the viewer, as far as it is known. Those asked by name may all accept; of those who joined
 * only whom the issuer accepts, so until then each of them meets the issuer alone.
 */
function rivalsOf({ cast, me }: OddsScene, { open }: ChallengeFacts): CastRow[] {
  const others = cast.filter(({ user_id }) => user_id !== me.id)
  const accepted = others.filter(({ state }) => state === 'accepted')
  const pending = others.filter(({ state }) => state === 'pending')
  const mine = cast.find(({ user_id }) => user_id === me.id)
  if (!open) return mine ? [...accepted, ...pending] : []
  return mine?.role === 'issuer' ? pending : accepted
}

/** The viewer's chance and what is at stake; only before a match of two that moves ranks. */
export function oddsOf(scene: OddsScene, facts: ChallengeFacts): Pick<Challenge, 'chance' | 'stake'> {
  const [other, ...more] = rivalsOf(scene, facts)
  if (facts.status !== CHALLENGE_STATUS.pending || !facts.ranked || !other || more.length > 0)
    return { chance: null, stake: null }
  const theirs = stateOf(other, scene.sport.anchor)
  return { chance: chanceAgainst(scene, other), stake: stake(ownState(scene), [[theirs]], dayOf(scene.now.getTime())) }
}
