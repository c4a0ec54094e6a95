import { brackets } from '@gauntlet/contract/brackets/endpoints'
import { type LaterChoice, SCORE_MAX } from '@gauntlet/contract/brackets/status'
import { bracketTexts } from '@gauntlet/contract/brackets/texts'
import { type FormEvent, useState } from 'react'
import { CallError } from '../../../api/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { TextField } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { AskFirst, ofCorrection } from './ask.tsx'
import { WinnerField } from '../report/winner-field.tsx'
import type { MatchProps } from './modal.tsx'
import { scoresIn, scoresOf, type TypedScores } from './scores.ts'
import { playerOf } from './tree.ts'
import { type MatchButton, wonWords } from './words.ts'
import * as texts from './texts.ts'
import { say } from '../../../ui/say.ts'

type Kind = Exclude<MatchButton, 'answer'>

const NOTES: Record<Kind, string> = {
  report: texts.theOtherPlayerConfirmsWithout,
  set: texts.bothPlayersAreToldAnd,
  correct: texts.bothPlayersAreToldAndThe,
}
const SENDS: Record<Kind, string> = {
  report: texts.sendReport,
  set: texts.setResult,
  correct: texts.correctResult,
}

/** The initial fields: a correction begins with the decided result. */
const startOf = (
  { match: { winner, score } }: MatchProps,
  kind: Kind,
): { winner: number | null; scores: TypedScores } => {
  if (kind !== 'correct') return { winner: null, scores: ['', ''] }
  const [one = '', two = ''] = (score ?? []).map(String)
  return { winner, scores: [one, two] }
}

/** Names the winner, with the scores if they are known. The organizer is asked once more before it counts. */
export function ResultForm({ kind, ...props }: MatchProps & { kind: Kind }) {
  const { bracket, match, close } = props
  const { id } = bracket
  const start = startOf(props, kind)
  const [winner, setWinner] = useState(start.winner)
  const [scores, setScores] = useState(start.scores)
  const [tried, setTried] = useState(false)
  const [asking, setAsking] = useState(false)
  const report = useAction(brackets.report)
  const decide = useAction(brackets.decide)
  const correct = useAction(brackets.correct)
  const busy = report.busy || decide.busy || correct.busy
  const players = match.sides.flatMap(seed => playerOf(bracket, seed) ?? [])
  const chosen = playerOf(bracket, winner)
  const typed = scoresOf(match, winner, scores)
  const wrong = 'wrong' in typed ? typed.wrong : undefined

  const send = async (later?: LaterChoice) => {
    if (!chosen || 'wrong' in typed) return
    const result = { id, match: match.id, winner: chosen.id ?? '', ...typed.scores }
    const outcome = await (kind === 'report'
      ? report.run(result)
      : kind === 'correct'
        ? correct.run({ ...result, ...(later !== undefined && { later }) })
        : decide.run(result))
    if (outcome instanceof CallError) setAsking(false)
    else close()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!chosen) return toast(bracketTexts.winnerMissing, { danger: true })
    if (wrong !== undefined) return toast(wrong, { danger: true })
    if (kind === 'report') void send()
    else setAsking(true)
  }

  return (
    <>
      <form className="stack" noValidate onSubmit={submit}>
        <WinnerField
          players={players.map(({ seed: key, id: player, full_name, image }) => ({
            key,
            id: player ?? String(key),
            full_name,
            image,
          }))}
          winner={winner}
          choose={setWinner}
          error={tried && !chosen ? bracketTexts.winnerMissing : undefined}
        />
        <div className="match-scores">
          {players.map(({ seed, short_name }, index) => (
            <TextField
              key={seed}
              label={say(texts.scoreOfShortNameOptional, { shortName: short_name })}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              maxLength={String(SCORE_MAX).length}
              value={scores[index] ?? ''}
              error={tried ? wrong : undefined}
              onChange={({ currentTarget: { value } }) =>
                setScores(index === 0 ? [value.trim(), scores[1]] : [scores[0], value.trim()])
              }
            />
          ))}
        </div>
        <p className="note">{NOTES[kind]}</p>
        <button type="submit" className="button main wide" disabled={busy}>
          {SENDS[kind]}
        </button>
      </form>
      {asking && chosen && (
        <AskFirst
          title={kind === 'correct' ? texts.correctThisMatch : texts.setThisResult}
          confirm={kind === 'correct' ? texts.correct : texts.setResult}
          words={wonWords(bracket, match, chosen.seed, scoresIn(typed))}
          correction={kind === 'correct' ? ofCorrection(bracket, match, chosen.seed) : undefined}
          busy={busy}
          send={later => void send(later)}
          back={() => setAsking(false)}
        />
      )}
    </>
  )
}
