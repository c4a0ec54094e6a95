import { challengeTexts } from '@gauntlet/contract/challenges/texts'
import { type Ref, useEffect, useImperativeHandle, useState } from 'react'
import type { CallError } from '../../../api/client.ts'
import { useSelf } from '../../../api/use-self.ts'
import { isShownInSheet } from '../../../scores/in-sheet.ts'
import { OutcomeFields } from '../../../scores/outcome-fields.tsx'
import { typedText } from '../../../scores/told.ts'
import type { ToldReport } from '../../../scores/use-report.ts'
import { useReport } from '../../../scores/use-report.ts'
import { useSheet } from '../../../scores/use-sheet.ts'
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

/** The end of the match, as far as it is told. */
export interface ShownResult {
  score: string
  /** The place of the side that has won; no number where none has. */
  winner: string
}

/** Stands in for an opponent until one is named. */
const UNNAMED = { id: '', name: texts.yourOpponent, short: texts.yourOpponent, people: [] }

/** How the match ended, told before or after the opponent is named; the others are asked whether that is right. */
export default function RecordResult({
  sport,
  format,
  parties,
  show,
  ref,
}: {
  sport: { name: string }
  format: string | null
  parties: Sides['parties']
  show: (shown: ShownResult) => void
  ref: Ref<ResultToTell>
}) {
  const self = useSelf()
  // Each is known by its place: another may still come to stand there.
  const rows = (parties.length > 1 ? parties : [...parties, UNNAMED]).map((row, at) => ({ ...row, id: String(at) }))
  const sheet = useSheet({ sport, format }, rows.length)
  const report = useReport(rows, UNTOLD, sheet)
  const { winner } = report
  const score = sheet ? typedText(sheet, report.typing.typed, 0) : ''
  const [isTyping, setIsTyping] = useState(false)
  const [missing, setMissing] = useState(false)
  const [refused, setRefused] = useState<CallError>()
  const idAt = (place: string) => parties[Number(place)]?.id ?? ''
  const told = () => {
    const result = report.told()
    setMissing(result === undefined)
    setRefused(undefined)
    if (!result) return undefined
    return {
      ...result,
      ...(result.winner !== undefined && { winner: idAt(result.winner) }),
      ...(result.retired !== undefined && { retired: idAt(result.retired) }),
    }
  }
  useImperativeHandle(ref, () => ({ told, refuse: setRefused }))
  useEffect(() => show({ score, winner }), [show, score, winner])

  return (
    // The pad comes with the first cell that is gone to: until then it would push the rest off a phone.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears of its cells, and is no control
    <section
      className={`card stack scoreboard ${isTyping ? '' : 'pad-waits'}`}
      aria-label={texts.howDidItEnd}
      onFocus={({ target }) => setIsTyping(isTyping || target.classList.contains('score-cell'))}
    >
      <OutcomeFields
        parties={rows}
        viewerId={self.id}
        sheet={sheet}
        report={report}
        draw={sheet?.draw ?? false}
        mayFail={false}
        missing={missing && !report.isDecided ? challengeTexts.winner : undefined}
        errors={refused?.errors ?? {}}
        typed={() => setRefused(undefined)}
      />
      {refused && !isShownInSheet(refused) && (
        <p className="form-error" role="alert">
          {refused.status > 0 && refused.status < 500 ? refused.message : texts.problemSending}
        </p>
      )}
    </section>
  )
}
