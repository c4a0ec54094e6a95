import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { MoreButton } from '../../../ui/more-button.tsx'
import { say } from '../../../ui/say.ts'
import * as texts from '../texts.ts'
import { CancelButton } from './cancel-button.tsx'
import { tucked, type Where } from './drawn.ts'
import { useLeave } from './use-leave.ts'

/** The end of a tournament, or of the viewer's part in it, at the corner of a card or of its screen. */
export function CardMenu({ tournament, where }: { tournament: Tournament; where: Where }) {
  const act = tucked(tournament.actions, where)
  if (act === undefined) return null
  return act === 'cancel' ? (
    <CancelButton tournament={tournament} where={where} />
  ) : (
    <LeaveButton tournament={tournament} where={where} />
  )
}

function LeaveButton({ tournament, where }: { tournament: Tournament; where: Where }) {
  const { title } = tournament
  const label = where === 'inside' ? `${texts.leave}, ${title}` : say(texts.cancelTitle, { title })
  return <MoreButton label={label} {...useLeave(tournament, where)} />
}
