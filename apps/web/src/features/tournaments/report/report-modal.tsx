import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { useEffect } from 'react'
import { Modal } from '../../../ui/modal.tsx'
import { ReportForm } from './report-form.tsx'
import * as texts from '../texts.ts'

/** Tournament Report, over the tournament's screen. */
export default function ReportModal({ tournament, close }: { tournament: Tournament; close: () => void }) {
  const over = tournament.actions.report.kind !== 'allowed'
  // reported on another device, or cancelled, while this was open
  useEffect(() => {
    if (over) close()
  }, [over, close])
  return (
    <Modal title={texts.tournamentReport} close={close}>
      <ReportForm tournament={tournament} done={close} />
    </Modal>
  )
}
