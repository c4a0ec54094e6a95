import { brackets } from '@gauntlet/contract/brackets/endpoints'
import type { Bracket, BracketMatch } from '@gauntlet/contract/brackets/answer'
import { bracketTexts } from '@gauntlet/contract/brackets/texts'
import { useEffect } from 'react'
import { CallError } from '../../../api/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { Modal } from '../../../ui/modal.tsx'
import { ResultForm } from './result-form.tsx'
import { playerOf } from './tree.ts'
import { claimLines, type MatchButton, matchButton, nameOf, pairWords, wonWords } from './words.ts'
import * as texts from './texts.ts'
import { rich } from '../../../ui/rich.tsx'

const TITLES: Record<MatchButton, string> = {
  report: texts.reportTheMatch,
  answer: texts.isThisRight,
  set: texts.setTheResult,
  correct: texts.correctTheResult,
}

export interface MatchProps {
  bracket: Bracket
  match: BracketMatch
  close: () => void
}

/** The act that a match asks of a player or the organizer. */
export function MatchModal(props: MatchProps) {
  const { bracket, match, close } = props
  const button = matchButton(match)
  // decided on another device while this was open
  useEffect(() => {
    if (button === undefined) close()
  }, [button, close])
  return (
    <Modal title={TITLES[button ?? 'report']} close={close}>
      <p className="soft">{pairWords(bracket, match)}</p>
      <Claims bracket={bracket} match={match} />
      {button === 'answer' ? (
        <AnswerForm {...props} />
      ) : (
        <ResultForm key={button} {...props} kind={button ?? 'report'} />
      )}
    </Modal>
  )
}

/** The words of each player about a disputed match. */
function Claims({ bracket, match }: Pick<MatchProps, 'bracket' | 'match'>) {
  const lines = claimLines(bracket, match)
  if (lines.length === 0) return null
  return (
    <ul className="note stack tight" aria-label={texts.whatTheTwoSay}>
      {lines.map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

/** Confirms the other player's report, or disputes it. */
function AnswerForm({ bracket, match, close }: MatchProps) {
  const { id } = bracket
  const { report } = match
  const confirm = useAction(brackets.report, { success: bracketTexts.decided })
  const dispute = useAction(brackets.dispute)
  const winner = playerOf(bracket, report?.winner ?? null)
  const after = async (outcome: Promise<unknown>) => {
    if (!((await outcome) instanceof CallError)) close()
  }
  if (!report || !winner) return null
  return (
    <>
      <p>
        {rich(texts.playerReported, {
          player: nameOf(bracket, report.by),
          result: <strong className="numbers">{wonWords(bracket, match, report.winner, match.score)}</strong>,
        })}
      </p>
      <p className="soft small">{texts.withoutAnAnswerWithin48}</p>
      <div className="row modal-foot">
        <button
          type="button"
          className="button danger"
          disabled={dispute.busy || confirm.busy}
          onClick={() => void after(dispute.run({ id, match: match.id }))}
        >
          {texts.dispute}
        </button>
        <button
          type="button"
          className="button main"
          disabled={dispute.busy || confirm.busy}
          onClick={() => void after(confirm.run({ id, match: match.id, winner: winner.id ?? '' }))}
        >
          {texts.confirm}
        </button>
      </div>
    </>
  )
}
