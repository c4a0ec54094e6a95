import type { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { tournamentTexts } from '@gauntlet/contract/tournaments/texts'
import { leaveTournament as leaves } from '@gauntlet/rules/tournaments/places'
import { cancelTournament as cancels } from '@gauntlet/rules/tournaments/terms'
import { badField, forbidden } from '../../platform/http/refusal.ts'
import { type Act, tournamentAct } from './act.ts'

const WITHDRAW: Act = { action: 'leave', attempt: leaves }
const CANCEL: Act = { action: 'cancel', attempt: cancels }

/** The organizer cancels; until the tournament begins its cost is refunded. */
export const cancelTournament = tournamentAct<typeof tournaments.cancel>(
  () => 'cancel',
  (act, _viewer, { id }) => act(id, () => CANCEL),
)

/** From the lists: the organizer cancels the tournament, a participant withdraws. */
export const withdrawFromTournament = tournamentAct<typeof tournaments.withdraw>(
  (raw, { facts, viewer }) => {
    if (facts.organizer_id === viewer.id) return 'cancel'
    if (typeof raw['user_id'] === 'string' && raw['user_id'] !== viewer.id) throw forbidden()
    return 'leave'
  },
  (act, viewer, { tournament_id, message }) =>
    act(tournament_id, ({ facts }) => {
      if (facts.organizer_id === viewer.id) return { ...CANCEL, note: message }
      if (message !== '') throw badField('message', tournamentTexts.organizerWrites)
      return WITHDRAW
    }),
  'tournament_id',
)
