import type { User } from '@gauntlet/contract/profiles/answer'
import { sports } from '@gauntlet/contract/sports/endpoints'
import { useEffect, useRef } from 'react'
import { useApi } from '../../../api/use-api.ts'
import { proposedTitle } from './proposal.ts'
import type { TournamentFormParts } from './use-tournament-form.ts'

/**
 * The name of the sport that is chosen, from the list of all; the title that is proposed goes with it until the
 * organizer has written another.
 */
export function useProposedTitle({ watch, setValue }: TournamentFormParts['form'], self: User): string | undefined {
  const [id, title] = watch(['sport', 'title'])
  const all = useApi(sports.all, {}).data?.payload ?? self.sports
  const sport = all.find(one => one.id === id)?.name
  const proposed = useRef('')
  useEffect(() => {
    if (sport === undefined) return
    const isOwn = title !== proposed.current && title !== ''
    proposed.current = proposedTitle(self, sport)
    if (!isOwn) setValue('title', proposed.current)
    // oxlint-disable-next-line react/exhaustive-deps -- only another sport proposes another title
  }, [sport])
  return sport
}
