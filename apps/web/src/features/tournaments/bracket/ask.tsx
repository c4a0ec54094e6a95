import type { Bracket, BracketMatch } from '@gauntlet/contract/brackets/answer'
import type { LaterChoice } from '@gauntlet/contract/brackets/status'
import { useId, useState } from 'react'
import { ConfirmDialog } from '../../../ui/modal.tsx'
import { nameOf, pairWords, wonWords } from './words.ts'

/** The matches that a correction affects: those played since, and who takes whose place in them. */
interface Touched {
  matches: readonly string[]
  winner: string
  loser: string
}

/** The later matches, if the winner changes; undefined if nothing followed. */
export function ofCorrection(bracket: Bracket, match: BracketMatch, winner: number): Touched | undefined {
  if (match.winner === winner || match.later.length === 0) return undefined
  const matches = match.later.flatMap(id => {
    const later = bracket.matches.find(one => one.id === id)
    if (!later) return []
    const end = later.winner === null ? ', reported' : `: ${wonWords(bracket, later, later.winner, later.score)}`
    return [`${pairWords(bracket, later)}${end}`]
  })
  return { matches, winner: nameOf(bracket, winner), loser: nameOf(bracket, match.winner) }
}

/** The organizer's question before a result counts; for a correction also with the consequences for later matches. */
export function AskFirst({
  title,
  confirm,
  words,
  correction,
  busy,
  send,
  back,
}: {
  title: string
  confirm: string
  /** The result as it will be. */
  words: string
  correction: Touched | undefined
  busy: boolean
  send: (later?: LaterChoice) => void
  back: () => void
}) {
  const [choice, setChoice] = useState<LaterChoice>('undo')
  return (
    <ConfirmDialog
      title={title}
      confirm={confirm}
      cancel="Go back"
      danger={correction !== undefined}
      busy={busy}
      onConfirm={() => (correction ? send(choice) : send())}
      onCancel={back}
    >
      <p>
        <strong className="numbers">{words}.</strong> Both players are told.
      </p>
      {correction && <Later touched={correction} choice={choice} choose={setChoice} />}
    </ConfirmDialog>
  )
}

function Later({
  touched: { matches, winner, loser },
  choice,
  choose,
}: {
  touched: Touched
  choice: LaterChoice
  choose: (choice: LaterChoice) => void
}) {
  const name = useId()
  const one = matches.length === 1
  const swap = `${winner} and ${loser} change places`
  const options: readonly { value: LaterChoice; title: string; line: string }[] = [
    {
      value: 'undo',
      title: one ? 'Play it again' : 'Play them again',
      line: one ? 'Its result or report is taken back.' : 'Their results and reports are taken back.',
    },
    {
      value: 'keep',
      title: one ? 'Keep its result' : 'Keep their results',
      line: one ? `${swap} in it.` : `${swap} in them. A match that cannot be kept is played again.`,
    },
  ]
  return (
    <>
      <div className="note">
        <p>{one ? 'One match was played since:' : `${matches.length} matches were played since:`}</p>
        <ul className="later-matches">
          {matches.map(match => (
            <li key={match}>{match}</li>
          ))}
        </ul>
      </div>
      <fieldset className="stack tight">
        <legend className="winner-legend">What becomes of {one ? 'it' : 'them'}?</legend>
        {options.map(({ value, title, line }) => (
          <div key={value} className="later-choice">
            <input
              type="radio"
              id={`${name}-${value}`}
              name={name}
              aria-describedby={`${name}-${value}-line`}
              checked={choice === value}
              onChange={() => choose(value)}
            />
            <label htmlFor={`${name}-${value}`}>{title}</label>
            <span className="soft small" id={`${name}-${value}-line`}>
              {line}
            </span>
          </div>
        ))}
      </fieldset>
    </>
  )
}
