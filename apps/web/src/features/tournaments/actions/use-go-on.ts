import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { paths } from '../../../paths.ts'
import type { Where } from './drawn.ts'
import { navigate } from '../../../ui/router.ts'

/** Where success leads: from the tournament's own screen to the lists, in a list to the list; in the agenda it stays. */
export function useGoOn({ status }: Pick<Tournament, 'status'>, where: Where): () => void {
  const away = status === 'Reporting' ? paths.myTournament : paths.tournaments
  return () => {
    if (where !== 'agenda') navigate(where === 'inside' ? away : paths.tournamentList, { replace: true })
  }
}
