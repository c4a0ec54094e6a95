import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { leaderboards } from '@gauntlet/contract/leaderboards/endpoints'
import { ranks } from '@gauntlet/contract/ranks/endpoints'
import { useApi } from '../../../api/use-api.ts'
import { useSelf } from '../../../api/use-self.ts'
import { nth } from '../../../ui/plural.ts'
import { say } from '../../../ui/say.ts'
import { expectationLine, NOT_COUNTED } from '../detail/rank-words.ts'
import * as challengeTexts from '../texts.ts'
import * as texts from './texts.ts'

/** Miles. */
const NEAR = 50

/** The viewer's place among the players nearby in a sport, in words; undefined without one, and until it is known. */
export function useLocalPlace(sport: string): string | undefined {
  const isHome = useSelf().preference.location !== null
  const { data } = useApi(leaderboards.list, { sport, limit: 1, ...(isHome && { distance: NEAR }) }, { fresh: 0 })
  const own = data?.payload.find(leader => leader.own === 1)
  if (!own || own.position === null) return undefined
  const place = nth(challengeTexts.meetings, own.position)
  return isHome ? say(texts.placeWithinMiles, { place, miles: NEAR }) : say(texts.placeOnTheBoard, { place })
}

/** Why the result moved the viewer's rank as it did, in a sentence; undefined until it is known. */
export function useWhy({ id, sport }: Challenge): string | undefined {
  const { data } = useApi(ranks.history, { sport: sport.id, challenge_id: id }, { live: false })
  const entry = data?.payload[0]
  if (!entry) return undefined
  return entry.counted === 0 ? NOT_COUNTED : expectationLine(entry)
}
