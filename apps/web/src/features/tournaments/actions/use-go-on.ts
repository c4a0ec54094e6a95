import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { useIonRouter } from '@ionic/react'
import { paths } from '../../../paths.ts'
import type { Where } from './drawn.ts'

/** Where success leads: from the tournament's own screen to the lists, in a list to the list; in the agenda it stays. */
export function useGoOn({ status }: Pick<Tournament, 'status'>, where: Where): () => void {
  const router = useIonRouter()
  const away = status === 'Reporting' ? paths.myTournament : paths.tournaments
  return () => {
    if (where !== 'agenda') router.push(where === 'inside' ? away : paths.tournamentList, 'back', 'replace')
  }
}
