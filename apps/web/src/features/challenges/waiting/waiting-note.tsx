import { ActButtons } from '../../../ui/act-buttons.tsx'
import { say } from '../../../ui/say.ts'
import { useNow } from '../../../ui/use-now.ts'
import * as texts from './texts.ts'
import { waitingReports } from './on-device.ts'
import { fateOf, type WaitingReport } from './waiting-reports.ts'
import './waiting.css'

const MINUTE_MS = 60_000

/** The result that was entered, and how it stands with it; the player may edit it, or think better of it. */
export function WaitingNote({
  report,
  edit,
  about,
  small,
}: {
  report: WaitingReport
  /** Absent where the match takes no report any more. */
  edit: (() => void) | undefined
  about: string | undefined
  small: boolean
}) {
  const fate = fateOf(report, useNow(MINUTE_MS))
  const { result, refused } = report
  const discard = {
    text: texts.discardReport,
    look: 'danger' as const,
    asks: { title: texts.discardThisReport, text: texts.itWasNotSentAndIs, confirm: texts.discard },
    run: () => waitingReports.drop(report),
  }
  return (
    <>
      <div className="note waiting-note">
        {fate === 'refused' && <p>{say(texts.notSentReason, { reason: refused ?? '' })}</p>}
        {fate === 'old' && <p>{texts.itHasWaitedForMore}</p>}
        <p>{say(fate === 'waits' ? texts.willBeSentResult : texts.youEnteredResult, { result })}</p>
      </div>
      <ActButtons
        acts={[...(edit ? [{ text: texts.editReport, run: edit }] : []), discard]}
        busy={false}
        about={about}
        small={small}
      />
    </>
  )
}
