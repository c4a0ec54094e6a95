import { brackets } from '@gauntlet/contract/brackets/endpoints'
import type { Bracket, BracketMatch } from '@gauntlet/contract/brackets/answer'
import { bracketTexts } from '@gauntlet/contract/brackets/texts'
import { useEffect, useState } from 'react'
import { CallError } from '../../../api/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { ActButtons } from '../../../ui/act-buttons.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { Claims } from './claims.tsx'
import { OwnSides } from './own-sides.tsx'
import { ResultForm } from './result-form.tsx'
import { playerOf, roundOf } from './tree.ts'
import {
  claimWords,
  type MatchButton,
  matchButton,
  organizesIt,
  pairWords,
  resultWords,
  type Said,
  saidOf,
} from './words.ts'
import * as texts from './texts.ts'
import * as waitingTexts from './waiting/texts.ts'
import { say } from '../../../ui/say.ts'
import './sheets.css'

const TITLES: Record<MatchButton, string> = {
  report: texts.reportTheMatch,
  answer: texts.isThisRight,
  set: texts.setTheResult,
  take: texts.twoScoresWereReported,
  correct: texts.correctTheResult,
}

export interface MatchProps {
  bracket: Bracket
  match: BracketMatch
  close: () => void
}

/** The act that a match asks of a player or the organizer. */
export default function MatchModal(props: MatchProps) {
  const { bracket, match, close } = props
  const button = matchButton(match)
  const [another, setAnother] = useState(false)
  // decided on another device while this was open
  useEffect(() => {
    if (button === undefined) close()
  }, [button, close])
  return (
    <Modal
      title={TITLES[another || button === undefined ? 'report' : button]}
      // the faces below it have their names
      line={button === 'answer' && !another ? undefined : lineOf(bracket, match, button)}
      close={close}
    >
      <Claims bracket={bracket} match={match} look="note" />
      {button === 'take' && <TakeScore {...props} />}
      {button === 'answer' && !another && <AnswerForm {...props} otherwise={() => setAnother(true)} />}
      {button !== 'take' && (button !== 'answer' || another) && (
        <ResultForm key={button} {...props} kind={button === 'answer' ? 'report' : (button ?? 'report')} />
      )}
    </Modal>
  )
}

/** The round, or the two players that no field below names, and the result that is to be corrected. */
const lineOf = (bracket: Bracket, match: BracketMatch, button: MatchButton | undefined) => (
  <>
    {button === 'take' || button === 'correct' ? pairWords(bracket, match) : roundOf(bracket, match)}
    {button === 'correct' && (
      <strong className="numbers was">
        {say(texts.nowResult, { result: resultWords(bracket, match, saidOf(match)) })}
      </strong>
    )}
  </>
)

/** After an act that was done its screen closes; one that was refused says so where it is. */
const closing = (close: () => void) => async (outcome: Promise<unknown>) => {
  if (!((await outcome) instanceof CallError)) close()
}

/** The score stands between the two players. */
const unscored = (said: Said): Said => ({ ...said, score: null, told: said.told && { ...said.told, texts: [] } })

/** Confirms the other player's report, or disputes it; `otherwise` tells another score. */
function AnswerForm({ bracket, match, close, otherwise }: MatchProps & { otherwise: () => void }) {
  const { id } = bracket
  const { report } = match
  const confirm = useAction(brackets.report, { success: bracketTexts.decided })
  const dispute = useAction(brackets.dispute)
  const winner = playerOf(bracket, report?.winner ?? null)
  const after = closing(close)
  const busy = dispute.busy || confirm.busy
  if (!report) return null
  const same = winner ? { winner: winner.id ?? '' } : { draw: 1 as const }
  return (
    <>
      <div className="stack tight">
        <OwnSides bracket={bracket} match={match} words={texts.yourMatchRound} />
      </div>
      <p>
        <strong className="numbers">{claimWords(bracket, match, report.by, unscored(saidOf(match)))}</strong>
      </p>
      <p className="soft small">{texts.withoutAnAnswerWithin48}</p>
      <div className="row modal-foot">
        <ActButtons
          busy={busy}
          acts={[
            {
              text: texts.dispute,
              look: 'danger',
              asks: {
                title: texts.disputeThisResult,
                text: organizesIt(bracket) ? texts.youDecide : texts.theOrganizerDecides,
                confirm: texts.dispute,
              },
              run: () => after(dispute.run({ id, match: match.id })),
            },
          ]}
        />
        {match.score_format !== null && (
          <button type="button" className="button" disabled={busy} onClick={otherwise}>
            {texts.anotherScore}
          </button>
        )}
        <button
          type="button"
          className="button main"
          disabled={busy}
          onClick={() => void after(confirm.run({ id, match: match.id, ...same }))}
        >
          {waitingTexts.confirm}
        </button>
      </div>
    </>
  )
}

/** The scores of both players, and the way to agree on that of the other one. */
function TakeScore({ bracket, match, close }: MatchProps) {
  const { run, busy } = useAction(brackets.takeScore)
  const after = closing(close)
  const said = [saidOf(match), ...(match.claim ? [match.claim] : [])]
  return (
    <>
      <ul className="stack tight numbers">
        {said.map((one, index) => (
          <li key={index}>{resultWords(bracket, match, one)}</li>
        ))}
      </ul>
      <p className="soft small">{texts.eitherOfYouMayTake}</p>
      <div className="modal-foot">
        <button
          type="button"
          className="button main wide"
          disabled={busy}
          onClick={() => void after(run({ id: bracket.id, match: match.id }))}
        >
          {texts.toUseTheirScore}
        </button>
      </div>
    </>
  )
}
