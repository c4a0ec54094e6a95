import { challengeTexts } from '@gauntlet/contract/challenges/texts'
import { RECORD_ANSWER_DAYS } from '@gauntlet/contract/challenges/status'
import { type Ref, useImperativeHandle, useState } from 'react'
import type { CallError } from '../../../api/client.ts'
import { useSelf } from '../../../api/use-self.ts'
import { isShownInSheet } from '../../../scores/in-sheet.ts'
import { OutcomeFields } from '../../../scores/outcome-fields.tsx'
import type { ToldReport } from '../../../scores/use-report.ts'
import { useReport } from '../../../scores/use-report.ts'
import { useSheet } from '../../../scores/use-scoring.ts'
import { plural } from '../../../ui/plural.ts'
import '../actions/report-modal.css'
import * as texts from './texts.ts'
import type { Sides } from './use-sides.ts'

const UNTOLD = { reported_winner_id: null, draw: 0, score: null } as const

/** The result while it is told, to the form that sends it. */
export interface ResultToTell {
  /** Undefined, and says so, where it is not told how it ended. */
  told: () => ToldReport | undefined
  refuse: (error: CallError) => void
}

/** How the match ended; the others are asked whether that is right. */
export default function RecordResult({
  sport,
  format,
  parties,
  ref,
}: {
  sport: { name: string }
  format: string | null
  parties: Sides['parties']
  ref: Ref<ResultToTell>
}) {
  const self = useSelf()
  const sheet = useSheet({ sport, format }, parties.length)
  const report = useReport(parties, UNTOLD, sheet)
  const [missing, setMissing] = useState(false)
  const [refused, setRefused] = useState<CallError>()
  const told = () => {
    const result = report.told()
    setMissing(result === undefined)
    setRefused(undefined)
    return result
  }
  useImperativeHandle(ref, () => ({ told, refuse: setRefused }))

  return (
    <section className="stack" aria-label={texts.howDidItEnd}>
      <OutcomeFields
        parties={parties}
        viewerId={self.id}
        sheet={sheet}
        report={report}
        draw={sheet?.draw ?? false}
        mayFail={false}
        missing={missing && !report.isDecided ? challengeTexts.winner : undefined}
        errors={refused?.errors ?? {}}
        typed={() => setRefused(undefined)}
      />
      <p className="soft small">{plural(texts.theyHaveDays, RECORD_ANSWER_DAYS)}</p>
      {refused && !isShownInSheet(refused) && (
        <p className="form-error" role="alert">
          {refused.status > 0 && refused.status < 500 ? refused.message : texts.problemSending}
        </p>
      )}
    </section>
  )
}
