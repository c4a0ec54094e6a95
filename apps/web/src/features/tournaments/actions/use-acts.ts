import { PLACE } from '@gauntlet/contract/tournaments/status'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { CallError } from '../../../api/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { useSelf } from '../../../api/use-self.ts'
import { fill, paths } from '../../../paths.ts'
import type { Act, Way } from '../../../ui/act-buttons.tsx'
import { toast } from '../../../ui/toast.tsx'
import type { ShownAction, Where } from './drawn.ts'
import { useGoOn } from './use-go-on.ts'
import { aboutTournament } from '../about-tournament.tsx'
import { actionWords, mine, waitsForDraw } from '../words.ts'
import * as sideTexts from '../sides/texts.ts'
import * as texts from '../texts.ts'

/** The viewer's acts on a tournament that are done at once, each as a button that knows what to ask first. */
export function useActs(
  tournament: Tournament,
  where: Where,
  { report, fillSide }: { report: () => void; fillSide: () => void },
) {
  const { id, side_size } = tournament
  const self = useSelf()
  const needsPlayers = mine(tournament, self.id)?._joinData.side?.complete === 0
  const isIn = side_size === null ? texts.youAreIn : sideTexts.youAreOnTheList
  const join = useAction(tournaments.join, {
    done: ({ payload }) => toast(payload.invitation_status_id === PLACE.accepted ? isIn : texts.youAskedToJoin),
  })
  const answer = useAction(tournaments.answer, {
    done: ({ payload }) => toast(payload.invitation_status_id === PLACE.accepted ? texts.youAreIn : texts.declined),
  })
  const joinMyself = useAction(tournaments.joinMyself, { success: isIn })
  const goOn = useGoOn(tournament, where)
  const busy = [join, answer, joinMyself].some(one => one.busy)

  const decline = async () => {
    const outcome = await answer.run({ id, status: 'dismissed' })
    if (!(outcome instanceof CallError)) goOn()
  }

  const acts: Record<Exclude<ShownAction, 'cancel'>, Omit<Act, 'text'> | Omit<Way, 'text'>> = {
    report: {
      ...(!waitsForDraw(tournament) && { look: 'main' }),
      ...(where === 'inside' ? { run: report } : { to: fill(paths.tournamentReport, { tid: id }) }),
    },
    view_result: { to: fill(paths.tournamentRank, { tournament_view_id: id }) },
    join: { look: 'main', run: () => join.run({ id }) },
    join_myself: { run: () => joinMyself.run({ tournament_id: id }) },
    fill_side: { ...(needsPlayers && { look: 'main' }), run: fillSide },
    confirm: { look: 'main', run: () => answer.run({ id, status: 'accepted' }) },
    decline: {
      look: 'danger',
      asks: {
        title: texts.declineTheInvitation,
        line: aboutTournament(tournament),
        text: texts.yourPlaceGoesToSomebody,
        confirm: texts.decline,
      },
      run: decline,
    },
    modify: { to: fill(paths.tournamentEdit, { id }) },
    contact: { to: `${paths.contact}?${new URLSearchParams({ tournament: id, reason: 'Dispute' })}` },
  }
  const actOf = (action: Exclude<ShownAction, 'cancel'>): Act | Way => ({
    text: actionWords[action],
    ...acts[action],
  })
  return { actOf, busy }
}
