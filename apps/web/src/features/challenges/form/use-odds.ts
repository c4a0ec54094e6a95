import { ranks } from '@gauntlet/contract/ranks/endpoints'
import { useApi } from '../../../api/use-api.ts'

/** The viewer's odds against a player in a sport; undefined until they are known, and for an open match. */
export function useOdds(opponentId: string | undefined, sportId: string | undefined) {
  const { data } = useApi(ranks.odds, { user_id: opponentId ?? '' }, { enabled: opponentId !== undefined })
  return data?.payload.find(({ sport_id }) => sport_id === sportId)
}
