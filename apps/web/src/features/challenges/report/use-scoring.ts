import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { type Agenda, challenges } from '@gauntlet/contract/challenges/endpoints'
import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import { formatOf } from '@gauntlet/contract/scores/choice'
import type { SportScoring } from '@gauntlet/contract/scores/format'
import { sports } from '@gauntlet/contract/sports/endpoints'
import { HOUR } from '@gauntlet/contract/time'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../../api/api.ts'
import type { Answer } from '../../../api/client.ts'
import { keyOf } from '../../../api/keys.ts'
import { useApi } from '../../../api/use-api.ts'
import { type Sheet, sheetOf } from './sheet.ts'

/** How the results of each sport are entered; it changes with a new version only, and a device keeps it. */
export function useScoring(sport: string, enabled = true): SportScoring | undefined {
  const { data } = useApi(sports.scoring, {}, { fresh: HOUR, enabled })
  return data?.payload.sports.find(({ name }) => name === sport)
}

/** After the first screen, which has the network for itself. */
const AHEAD_MS = 4000

const isScored = ({ format, event_status_id: status }: Challenge) =>
  format !== null && (status === S.upcoming || status === S.reporting)

/** Has the table of formats on the device where a match of the viewer is to be reported, perhaps without a network. */
export function useScoringAhead(): void {
  const client = useQueryClient()
  useEffect(() => {
    const timer = setTimeout(() => {
      const lists = [challenges.upcoming, challenges.past].flatMap(row =>
        client.getQueriesData<Answer<Agenda>>({ queryKey: keyOf(row) }),
      )
      if (lists.some(([, list]) => list?.payload.challenges.some(isScored)))
        void client.prefetchQuery({
          queryKey: keyOf(sports.scoring, {}),
          queryFn: ({ signal }) => call(sports.scoring, {}, { signal }),
          staleTime: HOUR,
        })
    }, AHEAD_MS)
    return () => clearTimeout(timer)
  }, [client])
}

export interface ChallengeSheet extends Sheet {
  /** Of a segment: 'set'. */
  word: string
}

/** The sheet of a challenge; none in a sport without formats, for more than it has sides, or where one is not shown. */
export function useSheet({ sport, format: id, users, user_count }: Challenge): ChallengeSheet | undefined {
  const scoring = useScoring(sport.name, id !== null)
  const format = scoring && id !== null ? formatOf(scoring, id) : undefined
  if (!scoring || !format || users.length !== user_count || users.length > scoring.sides.max_sides) return undefined
  return { ...sheetOf(scoring, format, users.length), word: scoring.words.segment }
}
