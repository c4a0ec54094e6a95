import { brackets } from '@gauntlet/contract/brackets'
import type { Bracket, BracketMatch } from '@gauntlet/contract/brackets'
import { SCORE_MAX } from '@gauntlet/contract/brackets-status'
import { bracketTexts } from '@gauntlet/contract/brackets-texts'
import { mdiTrophyOutline } from '@mdi/js'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { CallError } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Modal } from '../../ui/modal.tsx'
import { toast } from '../../ui/toast.tsx'
import { playerOf } from './bracket-tree.ts'
import { matchButton, nameOf, pairWords } from './bracket-words.ts'

const TITLES: Record<string, string> = {
  Report: 'Report the match',
  Answer: 'Is this right?',
  'Set result': 'Set the result',
}

interface Props {
  bracket: Bracket
  match: BracketMatch
  close: () => void
}

/** What a player or the organizer has to do in a match. */
export function MatchModal(props: Props) {
  const { bracket, match, close } = props
  const button = matchButton(match)
  // decided on another device while this was open
  useEffect(() => {
    if (button === undefined) close()
  }, [button, close])
  return (
    <Modal title={TITLES[button ?? 'Report'] ?? 'Report the match'} close={close}>
      <p className="soft">{pairWords(bracket, match)}</p>
      {button === 'Answer' ? <AnswerForm {...props} /> : <ResultForm {...props} decides={button === 'Set result'} />}
    </Modal>
  )
}

/** Confirms what the other player reported, or disputes it. */
function AnswerForm({ bracket, match: { id: match, report, score }, close }: Props) {
  const { id } = bracket
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
        {nameOf(bracket, report.by)} reported: <strong>{winner.full_name} won</strong>
        {score && <span className="numbers"> {score.join(' : ')}</span>}
      </p>
      <p className="soft small">
        Without an answer within 48 hours the report stands. A dispute goes to the organizer.
      </p>
      <div className="row modal-foot">
        <button
          type="button"
          className="button danger"
          disabled={dispute.busy || confirm.busy}
          onClick={() => void after(dispute.run({ id, match }))}
        >
          Dispute
        </button>
        <button
          type="button"
          className="button main"
          disabled={dispute.busy || confirm.busy}
          onClick={() => void after(confirm.run({ id, match, winner: winner.id ?? '' }))}
        >
          Confirm
        </button>
      </div>
    </>
  )
}

/** The two scores as they were typed: both numbers, none, or not yet whole. */
function scoresOf([one, two]: readonly [string, string]): { score1: number; score2: number } | undefined | 'wrong' {
  if (one === '' && two === '') return undefined
  const whole = [one, two].every(text => /^\d{1,3}$/.test(text))
  return whole ? { score1: Number(one), score2: Number(two) } : 'wrong'
}

/** Names the winner, with the scores where they are known. */
function ResultForm({ bracket, match: { id: match, sides }, close, decides }: Props & { decides: boolean }) {
  const { id } = bracket
  const [winner, setWinner] = useState('')
  const [scores, setScores] = useState<readonly [string, string]>(['', ''])
  const [tried, setTried] = useState(false)
  const report = useAction(brackets.report)
  const decide = useAction(brackets.decide)
  const name = useId()
  const players = sides.flatMap(seed => playerOf(bracket, seed) ?? [])
  const typed = scoresOf(scores)
  const missing = tried && winner === ''
  const wrong = tried && typed === 'wrong'

  const send = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (winner === '') return toast(bracketTexts.winnerMissing, { danger: true })
    if (typed === 'wrong') return toast(bracketTexts.bothScores, { danger: true })
    const outcome = await (decides ? decide : report).run({ id, match, winner, ...typed })
    if (!(outcome instanceof CallError)) close()
  }

  return (
    <form className="stack" noValidate onSubmit={event => void send(event)}>
      <fieldset className="stack tight" aria-describedby={missing ? `${name}-error` : undefined}>
        <legend className="winner-legend">Who won?</legend>
        {players.map(({ seed, id: playerId, full_name, image }) => (
          <label key={seed} className="winner-choice">
            <input
              type="radio"
              name={name}
              checked={playerId !== null && winner === playerId}
              onChange={() => setWinner(playerId ?? '')}
            />
            <Avatar id={playerId ?? String(seed)} name={full_name} image={image} size={40} />
            <span className="winner-name">{full_name}</span>
            <Icon path={mdiTrophyOutline} />
          </label>
        ))}
        {missing && (
          <p className="form-error" id={`${name}-error`}>
            {bracketTexts.winnerMissing}
          </p>
        )}
      </fieldset>
      <div className="match-scores">
        {players.map(({ seed, short_name }, index) => (
          <TextField
            key={seed}
            label={`Score of ${short_name} (optional)`}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={String(SCORE_MAX).length}
            value={scores[index] ?? ''}
            error={wrong ? bracketTexts.bothScores : undefined}
            onChange={({ currentTarget: { value } }) =>
              setScores(index === 0 ? [value.trim(), scores[1]] : [scores[0], value.trim()])
            }
          />
        ))}
      </div>
      <p className="note">
        {decides
          ? 'Both players are told, and the winner goes on.'
          : 'The other player confirms. Without an answer within 48 hours your report stands.'}
      </p>
      <button type="submit" className="button main wide" disabled={report.busy || decide.busy}>
        {decides ? 'Set result' : 'Send report'}
      </button>
    </form>
  )
}
