import type { Agenda, Challenge } from '@gauntlet/contract/challenges/answer'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import { sports } from '@gauntlet/contract/sports/endpoints'
import { HOUR } from '@gauntlet/contract/time'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../../api/api.ts'
import type { Answer } from '../../../api/client.ts'
import { LATEST } from '../../../api/first-reads.ts'
import { keyOf } from '../../../api/keys.ts'

/** After the first screen, which has the network for itself. */
const AHEAD_MS = 4000

/** As the dashboard asks for them. */
const LISTS = [keyOf(challenges.upcoming, {}), keyOf(challenges.past, LATEST)]

const isScored = ({ format, event_status_id: status }: Challenge) =>
  format !== null && (status === S.upcoming || status === S.reporting)

/** Has the table of formats on the device where a match of the viewer is to be reported, perhaps without a network. */
export function useScoringAhead(): void {
  const client = useQueryClient()
  useEffect(() => {
    const timer = setTimeout(() => {
      const lists = LISTS.map(key => client.getQueryData<Answer<Agenda>>(key))
      if (lists.some(list => list?.payload.challenges.some(isScored)))
        void client.prefetchQuery({
          queryKey: keyOf(sports.scoring, {}),
          queryFn: ({ signal }) => call(sports.scoring, {}, { signal }),
          staleTime: HOUR,
        })
    }, AHEAD_MS)
    return () => clearTimeout(timer)
  }, [client])
}
