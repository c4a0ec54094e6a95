import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { recordedMatches, type recordForm } from '@gauntlet/contract/challenges/record'
import { RECORD_ANSWER_DAYS } from '@gauntlet/contract/challenges/status'
import { challengeTexts } from '@gauntlet/contract/challenges/texts'
import { type FormEvent, useState } from 'react'
import type * as z from 'zod/mini'
import { CallError } from '../../../api/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { useSelf } from '../../../api/use-self.ts'
import { isShownInSheet } from '../../../scores/in-sheet.ts'
import { OutcomeFields } from '../../../scores/outcome-fields.tsx'
import { useReport } from '../../../scores/use-report.ts'
import { useSheet } from '../../../scores/use-scoring.ts'
import { Modal } from '../../../ui/modal.tsx'
import { plural } from '../../../ui/plural.ts'
import '../actions/report-modal.css'
import * as texts from './texts.ts'
import type { Sides } from './use-sides.ts'

const UNTOLD = { reported_winner_id: null, draw: 0, score: null } as const

/** A refusal of the result is said here, any other at the fields of the match. */
const isOfResult = ({ errors }: CallError) =>
  Object.keys(errors).every(field => /^(?:score|winner|draw|ending|retired|sides)/.test(field))

/** How the match ended; the others are asked whether that is right. */
export default function RecordResult({
  terms,
  sport,
  format,
  sides: { parties, ids, guests },
  refuse,
  close,
  done,
}: {
  terms: z.output<typeof recordForm>
  sport: { name: string }
  format: string | null
  sides: Sides
  /** Something is wrong with the match. */
  refuse: (error: CallError) => void
  close: () => void
  done: (challenge: Challenge) => void
}) {
  const self = useSelf()
  const sheet = useSheet({ sport, format }, parties.length)
  const report = useReport(parties, UNTOLD, sheet)
  const [missing, setMissing] = useState(false)
  const [refused, setRefused] = useState<CallError>()
  const { run, busy } = useAction(recordedMatches.record, { unsaid: isOfResult })

  const send = async (event: FormEvent) => {
    event.preventDefault()
    const told = report.told()
    setMissing(told === undefined)
    setRefused(undefined)
    if (told === undefined) return
    const answer = await run({ ...terms, sides: ids, ...(guests && { guests }), ...told })
    if (!(answer instanceof CallError)) done(answer.payload)
    else if (isOfResult(answer)) setRefused(answer)
    else refuse(answer)
  }

  return (
    <Modal title={texts.howDidItEnd} close={close}>
      <form className="stack" noValidate onSubmit={event => void send(event)}>
        <OutcomeFields
          parties={parties}
          viewerId={self.id}
          sheet={sheet}
          report={report}
          draw={sheet?.draw ?? false}
          mayFail={false}
          missing={missing ? challengeTexts.winner : undefined}
          errors={refused?.errors ?? {}}
          typed={() => setRefused(undefined)}
        />
        <p className="note small">{plural(texts.theyHaveDays, RECORD_ANSWER_DAYS)}</p>
        {refused && !isShownInSheet(refused) && (
          <p className="form-error" role="alert">
            {refused.status > 0 && refused.status < 500 ? refused.message : texts.problemSending}
          </p>
        )}
        <button type="submit" className="button main wide" disabled={busy}>
          {texts.askForAYes}
        </button>
      </form>
    </Modal>
  )
}
