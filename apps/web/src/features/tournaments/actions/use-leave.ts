import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { tournamentTexts } from '@gauntlet/contract/tournaments/texts'
import { CallError } from '../../../api/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { useSelf } from '../../../api/use-self.ts'
import { say } from '../../../ui/say.ts'
import { aboutTournament } from '../about-tournament.tsx'
import * as texts from '../texts.ts'
import type { Where } from './drawn.ts'
import { useGoOn } from './use-go-on.ts'

/** The viewer's own way out of a tournament, with the question that comes first. */
export function useLeave(tournament: Tournament, where: Where) {
  const { id, user_id, title } = tournament
  const self = useSelf()
  const goOn = useGoOn(tournament, where)
  const leave = useAction(tournaments.leave, { success: texts.youLeft })
  const withdraw = useAction(tournaments.withdraw, { failure: tournamentTexts.problemCancelling })
  // In a list a participant withdraws. For the organizer that would end it for everyone, so an organizer who plays only
  // leaves.
  const run = async () => {
    const outcome =
      where === 'inside' || user_id === self.id
        ? await leave.run({ id })
        : await withdraw.run({ tournament_id: id, user_id: self.id })
    if (!(outcome instanceof CallError)) goOn()
  }
  return {
    asks: {
      title: say(texts.leaveTitle, { title }),
      line: aboutTournament(tournament),
      text: texts.yourPlaceIsFreeFor,
      confirm: texts.yesLeave,
    },
    run,
    busy: leave.busy || withdraw.busy,
  }
}
