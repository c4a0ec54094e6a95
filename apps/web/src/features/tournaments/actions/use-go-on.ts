import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { paths } from '../../../paths.ts'
import type { Where } from './drawn.ts'
import { navigate } from '../../../ui/router.ts'

/** Lists of more than tournaments, and what a search has found. */
const STAYS: readonly Where[] = ['agenda', 'pending', 'found']

/**
 * The next screen after a success: from the tournament's own screen and from a list it is the list; others stay.
 */
export function useGoOn({ status }: Pick<Tournament, 'status'>, where: Where): () => void {
  const away = status === 'Reporting' ? paths.myTournament : paths.tournaments
  return () => {
    if (!STAYS.includes(where))
      navigate(where === 'inside' || where === 'desk' ? away : paths.tournamentList, { replace: true })
  }
}
