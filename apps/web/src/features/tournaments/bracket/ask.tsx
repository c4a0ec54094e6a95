import type { Bracket, BracketMatch } from '@gauntlet/contract/brackets/answer'
import type { LaterChoice } from '@gauntlet/contract/brackets/status'
import { useId, useState } from 'react'
import { ConfirmDialog } from '../../../ui/modal.tsx'
import { nameOf, pairWords, resultWords, saidOf } from './words.ts'
import * as texts from './texts.ts'
import { say } from '../../../ui/say.ts'
import { rich } from '../../../ui/rich.tsx'

/** The matches that a correction affects: those played since, and who takes whose place in them. */
interface Touched {
  matches: readonly string[]
  winner: string
  loser: string
}

/** The later matches, if the winner changes; undefined if nothing followed. */
export function ofCorrection(bracket: Bracket, match: BracketMatch, winner: number | null): Touched | undefined {
  if (winner === null || match.winner === winner || match.later.length === 0) return undefined
  const matches = match.later.flatMap(id => {
    const later = bracket.matches.find(one => one.id === id)
    if (!later) return []
    const pair = pairWords(bracket, later)
    if (later.winner === null) return [say(texts.matchReported, { match: pair })]
    return [`${pair}: ${resultWords(bracket, later, saidOf(later))}`]
  })
  return { matches, winner: nameOf(bracket, winner), loser: nameOf(bracket, match.winner) }
}

/** The organizer's question before a result counts; for a correction also with the consequences for later matches. */
export function AskFirst({
  title,
  confirm,
  words,
  correction,
  guest,
  busy,
  send,
  back,
}: {
  title: string
  confirm: string
  /** The result as it will be. */
  words: string
  correction: Touched | undefined
  /** One of the two has no account. */
  guest: boolean
  busy: boolean
  send: (later?: LaterChoice) => void
  back: () => void
}) {
  const [choice, setChoice] = useState<LaterChoice>('undo')
  return (
    <ConfirmDialog
      title={title}
      confirm={confirm}
      cancel={texts.goBack}
      look={correction ? 'danger solid' : 'main'}
      busy={busy}
      onConfirm={() => (correction ? send(choice) : send())}
      onCancel={back}
    >
      <p>
        {rich(guest ? texts.strongThePlayerIsTold : texts.strongBothPlayersAreTold, {
          strong: <strong className="numbers">{words}.</strong>,
        })}
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
  const swap = say(texts.winnerAndLoserChangePlaces, { winner, loser })
  const options: readonly { value: LaterChoice; title: string; line: string }[] = [
    {
      value: 'undo',
      title: one ? texts.playItAgain : texts.playThemAgain,
      line: one ? texts.itsResultOrReportIs : texts.theirResultsAndReportsAre,
    },
    {
      value: 'keep',
      title: one ? texts.keepItsResult : texts.keepTheirResults,
      line: one ? say(texts.swapInIt, { swap }) : say(texts.swapInThemAMatch, { swap }),
    },
  ]
  return (
    <>
      <div className="note">
        <p>
          {one ? texts.oneMatchWasPlayedSince : say(texts.matchesMatchesWerePlayedSince, { matches: matches.length })}
        </p>
        <ul className="later-matches">
          {matches.map(match => (
            <li key={match}>{match}</li>
          ))}
        </ul>
      </div>
      <fieldset className="stack tight">
        <legend className="winner-legend">{one ? texts.whatBecomesOfIt : texts.whatBecomesOfThem}</legend>
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
