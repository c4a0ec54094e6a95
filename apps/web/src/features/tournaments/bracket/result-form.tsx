import { brackets } from '@gauntlet/contract/brackets/endpoints'
import type { BracketMatch, BracketPlayer } from '@gauntlet/contract/brackets/answer'
import { type LaterChoice, SCORE_MAX } from '@gauntlet/contract/brackets/status'
import { bracketTexts } from '@gauntlet/contract/brackets/texts'
import { type FormEvent, useState } from 'react'
import { CallError } from '../../../api/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { useSelf } from '../../../api/use-self.ts'
import { OutcomeFields } from '../../../scores/outcome-fields.tsx'
import type { Party } from '../../../scores/party.ts'
import { typedText } from '../../../scores/told.ts'
import { DRAW } from '../../../scores/drawn.ts'
import { type ToldReport, useReport } from '../../../scores/use-report.ts'
import { useSheet } from '../../../scores/use-sheet.ts'
import { TextField } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { AskBeforeLost } from '../../../ui/unsaved.ts'
import { AskFirst, ofCorrection } from './ask.tsx'
import type { MatchProps } from './modal.tsx'
import { scoresIn, scoresOf, type TypedScores } from './scores.ts'
import { facesOf, playerOf } from './tree.ts'
import { type MatchButton, meetsGuest, organizesIt, resultWords } from './words.ts'
import * as texts from './texts.ts'
import { say } from '../../../ui/say.ts'

type Kind = Exclude<MatchButton, 'answer' | 'take'>

const NOTES = {
  both: { set: texts.bothPlayersAreToldAnd, correct: texts.bothPlayersAreToldAndThe },
  guest: { set: texts.thePlayerIsToldAnd, correct: texts.thePlayerIsToldAndThe },
}

/** Of a report: the one of whom an answer is awaited. */
function awaited({ bracket, match }: MatchProps): string {
  if (meetsGuest(bracket, match)) return texts.theOrganizerDecidesWithout
  const other = playerOf(
    bracket,
    match.sides.find(seed => seed !== bracket.seed),
  )
  const words = other && other.partners.length > 0 ? texts.theyConfirmWithout : texts.nameConfirmsWithout
  return say(words, { name: other?.short_name ?? texts.toBeDecided })
}
const SENDS: Record<Kind, string> = {
  report: texts.sendReport,
  set: texts.setResult,
  correct: texts.correctResult,
}

/** A player whom the viewer is not shown has no id: the seed stands for it. */
const idOf = ({ id, seed }: BracketPlayer): string => id ?? String(seed)
const partyOf = (player: BracketPlayer): Party => ({
  id: idOf(player),
  name: player.full_name,
  short: player.short_name,
  people: facesOf(player, player.full_name).map(({ id, name, image }) => ({
    id,
    full_name: name,
    short_name: name,
    preference: { image },
  })),
})

/** The two have told different results: the organizer begins with neither. */
const isContested = ({ state, claim }: BracketMatch): boolean =>
  state === 'disputed' && claim !== null && (claim.winner !== null || claim.draw === 1)

/** The fields have what stands or was reported; they begin empty where nothing was, or more than one thing. */
function startOf({ match }: MatchProps, kind: Kind, players: readonly BracketPlayer[]) {
  const { winner, report, draw, told } = match
  if (kind === 'set' && isContested(match)) return { reported_winner_id: null, draw: 0, score: null } as const
  const named = players.find(({ seed }) => seed === (winner ?? report?.winner))
  return { reported_winner_id: named ? idOf(named) : null, draw, score: told?.score ?? null }
}

function plainOf({ match }: MatchProps, kind: Kind): TypedScores {
  const [one = '', two = ''] = kind === 'report' || isContested(match) ? [] : (match.score ?? []).map(String)
  return [one, two]
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** Names the winner, with the score if it is known. The organizer is asked once more before it counts. */
export function ResultForm({ kind, ...props }: MatchProps & { kind: Kind }) {
  const { bracket, match, close } = props
  const { id } = bracket
  const viewerId = useSelf().id
  const players = match.sides.flatMap(seed => playerOf(bracket, seed) ?? [])
  const parties = players.map(partyOf)
  const { sport } = bracket
  const { score_format: format } = match
  const played = useSheet({ sport, format }, players.length === match.sides.length ? players.length : undefined)
  // Of a result that is known as 2–1 alone, all three are there to be told.
  const sheet = played && { ...played, least: kind === 'report' || isContested(match) ? 0 : sum(match.score ?? []) }
  const outcome = useReport(parties, startOf(props, kind, players), sheet)
  const [before] = useState(() => plainOf(props, kind))
  const [scores, setScores] = useState(before)
  const [tried, setTried] = useState(false)
  const [asking, setAsking] = useState(false)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const report = useAction(brackets.report)
  const decide = useAction(brackets.decide)
  const correct = useAction(brackets.correct)
  const busy = report.busy || decide.busy || correct.busy
  const winner = players.find(player => idOf(player) === outcome.winner)?.seed ?? null
  // A sport that an operator has added has no formats: its scores are plain numbers.
  const typed = scoresOf(match, winner, format === null ? scores : ['', ''])
  const wrong = 'wrong' in typed ? typed.wrong : undefined
  const told = outcome.told()
  const said = JSON.stringify([told, scores])
  const [saidBefore] = useState(said)
  const isSame = kind === 'correct' && said === saidBefore
  /** A result that is to be sent, in figures from either side. */
  const asTold = ({ ending, score }: ToldReport = {}) => {
    const text = (side: number) => (sheet && score !== undefined ? typedText(sheet, outcome.typing.typed, side) : '')
    return { ending: ending ?? null, score: score ?? null, texts: [text(0), text(1)] }
  }

  const send = async (later?: LaterChoice) => {
    if (!told || 'wrong' in typed) return
    const result = { id, match: match.id, ...told, ...typed.scores }
    const answer = await (kind === 'report'
      ? report.run(result)
      : kind === 'correct'
        ? correct.run({ ...result, ...(later !== undefined && { later }) })
        : decide.run(result))
    if (answer instanceof CallError) {
      setAsking(false)
      setErrors(answer.errors)
    } else close()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!told) return toast(bracketTexts.winnerMissing, { danger: true })
    if (wrong !== undefined) return toast(wrong, { danger: true })
    if (isSame) return toast(texts.nothingChangedYet)
    if (kind === 'report') void send()
    else setAsking(true)
  }

  return (
    <>
      <AskBeforeLost when={outcome.isTyped || scores !== before} close={close} />
      <form className="stack" noValidate onSubmit={submit}>
        <OutcomeFields
          parties={parties}
          viewerId={viewerId}
          sheet={sheet}
          report={outcome}
          draw={bracket.format === 'round_robin' && sheet?.draw === true}
          mayFail={false}
          missing={tried && !told ? bracketTexts.winnerMissing : undefined}
          errors={errors}
          typed={() => setErrors({})}
        />
        {format === null && (
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
        )}
        {kind === 'report' && outcome.disputes && (
          <p className="note clay">
            {organizesIt(bracket) ? texts.anotherWinnerYouDecide : texts.anotherWinnerWasReported}
          </p>
        )}
        {kind === 'report' && outcome.differs && <p className="note">{texts.anotherScoreWasReported}</p>}
        {kind === 'report' && match.report === null && <p className="soft small">{awaited(props)}</p>}
        {kind !== 'report' && (
          <p className="soft small">{NOTES[meetsGuest(bracket, match) ? 'guest' : 'both'][kind]}</p>
        )}
        <div className="modal-foot">
          <button type="submit" className={`button wide ${isSame || !told ? 'idle' : 'main'}`} disabled={busy}>
            {SENDS[kind]}
          </button>
        </div>
      </form>
      {asking && (
        <AskFirst
          title={kind === 'correct' ? texts.correctThisMatch : texts.setThisResult}
          confirm={kind === 'correct' ? texts.correct : texts.setResult}
          words={resultWords(bracket, match, {
            winner,
            draw: outcome.winner === DRAW ? 1 : 0,
            score: scoresIn(typed),
            told: asTold(told),
          })}
          correction={kind === 'correct' ? ofCorrection(bracket, match, winner) : undefined}
          guest={meetsGuest(bracket, match)}
          busy={busy}
          send={later => void send(later)}
          back={() => setAsking(false)}
        />
      )}
    </>
  )
}
