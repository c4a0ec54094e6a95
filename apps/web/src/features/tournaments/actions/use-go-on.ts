import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { paths } from '../../../paths.ts'
import type { Where } from './drawn.ts'
import { navigate } from '../../../ui/router.ts'

/**
 * The next screen after a success: from the tournament's own screen and from a list it is the list; the agenda stays.
 */
export function useGoOn({ status }: Pick<Tournament, 'status'>, where: Where): () => void {
  const away = status === 'Reporting' ? paths.myTournament : paths.tournaments
  return () => {
    if (where !== 'agenda')
      navigate(where === 'inside' || where === 'desk' ? away : paths.tournamentList, { replace: true })
  }
}
