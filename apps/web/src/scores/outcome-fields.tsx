import { useId } from 'react'
import { SelectField } from '../ui/field.tsx'
import { say } from '../ui/say.ts'
import '../ui/things.css'
import { earlyEnds, keyOfEnd } from './ended.ts'
import { methodsOf, methodWord } from './methods.ts'
import type { Party } from './party.ts'
import { ScoreSheet } from './score-sheet.tsx'
import * as texts from './texts.ts'
import { DRAW } from './drawn.ts'
import type { useReport } from './use-report.ts'
import type { PlayedSheet } from './use-sheet.ts'
import { OutcomeRadio, WinnerChoice } from './winner-choice.tsx'

interface OutcomeProps {
  /** In the order of the sides. */
  parties: readonly Party[]
  viewerId: string
  /** None in a sport without formats. */
  sheet: PlayedSheet | undefined
  report: ReturnType<typeof useReport>
  /** A match of the sport may end level, and this one may. */
  draw: boolean
  /** It may have ended without counting. */
  mayFail: boolean
  /** The sentence that asks for a winner; undefined while nobody has to be named. */
  missing: string | undefined
  /** By part of the score: 'score.1'. */
  errors: Readonly<Record<string, string>>
  /** Something was typed: what was wrong may be right now. */
  typed: () => void
}

/** The outcome to a listener: 'Ada Ace won', or the draw. */
function decidedWords(parties: readonly Party[], decided: string | undefined): string {
  if (decided === undefined) return ''
  const party = parties.find(({ id }) => id === decided)
  return party ? say(texts.nameWon, { name: party.name }) : texts.itWasADraw
}

/** The winner, by name or by the score, by which method, and, behind a line for its rarity, whether it ended early. */
export function OutcomeFields(props: OutcomeProps) {
  const { parties, sheet, report } = props
  const ends = earlyEnds(parties, props.mayFail)
  const methods = sheet ? methodsOf(sheet, report.winner === DRAW) : []
  return (
    <>
      <WinnerFields {...props} />
      {methods.length > 0 && (
        <SelectField
          label={texts.decidedBy}
          value={report.method}
          onChange={({ currentTarget }) => report.setMethod(currentTarget.value)}
        >
          <option value="">{texts.notSaid}</option>
          {methods.map(method => (
            <option key={method} value={method}>
              {methodWord(method)}
            </option>
          ))}
        </SelectField>
      )}
      <details className="more-terms" open={report.early !== undefined}>
        <summary>{texts.endedEarly}</summary>
        <select
          className="control"
          aria-label={texts.endedEarly}
          value={report.early ? keyOfEnd(report.early) : ''}
          onChange={({ currentTarget: { value } }) => report.setEarly(ends.find(end => keyOfEnd(end) === value))}
        >
          <option value="">{texts.noToTheEnd}</option>
          {ends.map(end => (
            <option key={keyOfEnd(end)} value={keyOfEnd(end)}>
              {end.text}
            </option>
          ))}
        </select>
      </details>
    </>
  )
}

function WinnerFields({ parties, viewerId, sheet, report, draw, missing, errors, typed }: OutcomeProps) {
  const errorId = useId()
  const { winner, choose } = report
  return (
    <fieldset className="stack tight" aria-describedby={missing === undefined ? undefined : errorId}>
      <legend className="winner-legend">{texts.whoWon}</legend>
      {sheet ? (
        <ScoreSheet
          sheet={sheet}
          parties={parties}
          viewerId={viewerId}
          winner={winner}
          choose={choose}
          typing={report.typing}
          change={typing => {
            // To go to a cell is not to mend it: what is wrong stays marked until something is typed.
            if (typing.typed !== report.typing.typed) typed()
            report.change(typing)
          }}
          errors={errors}
        />
      ) : (
        parties.map(party => (
          <WinnerChoice key={party.id} party={party} viewerId={viewerId} winner={winner} choose={choose} face={40} />
        ))
      )}
      {draw && (
        <label className="winner-choice draw-choice">
          <OutcomeRadio outcome={DRAW} winner={winner} choose={choose} />
          {texts.draw}
        </label>
      )}
      <output className="visually-hidden">{decidedWords(parties, report.decided)}</output>
      {missing !== undefined && (
        <p className="form-error" id={errorId} role="alert">
          {missing}
        </p>
      )}
    </fieldset>
  )
}
