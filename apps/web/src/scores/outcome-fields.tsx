import { mdiTrophyOutline } from '@mdi/js'
import { useId } from 'react'
import { Avatar } from '../ui/avatar.tsx'
import { SelectField } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { say } from '../ui/say.ts'
import { earlyEnds, keyOfEnd } from './ended.ts'
import { methodsOf, methodWord } from './methods.ts'
import type { Player } from './player.ts'
import { ScoreSheet } from './score-sheet.tsx'
import * as texts from './texts.ts'
import { DRAW, type useReport } from './use-report.ts'
import type { PlayedSheet } from './use-scoring.ts'

interface OutcomeProps {
  /** In the order of the sides. */
  people: readonly Player[]
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
function decidedWords(people: readonly Player[], decided: string | undefined): string {
  if (decided === undefined) return ''
  const person = people.find(({ id }) => id === decided)
  return person ? say(texts.nameWon, { name: person.full_name }) : texts.itWasADraw
}

/** The winner, by name or by the score, by which method, and whether it ended early. */
export function OutcomeFields(props: OutcomeProps) {
  const { people, sheet, report } = props
  const ends = earlyEnds(people, props.mayFail)
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
      <SelectField
        label={texts.endedEarly}
        value={report.early ? keyOfEnd(report.early) : ''}
        onChange={({ currentTarget: { value } }) => report.setEarly(ends.find(end => keyOfEnd(end) === value))}
      >
        <option value="">{texts.noToTheEnd}</option>
        {ends.map(end => (
          <option key={keyOfEnd(end)} value={keyOfEnd(end)}>
            {end.text}
          </option>
        ))}
      </SelectField>
    </>
  )
}

function WinnerFields({ people, viewerId, sheet, report, draw, missing, errors, typed }: OutcomeProps) {
  const errorId = useId()
  const { winner, choose } = report
  return (
    <fieldset className="stack tight" aria-describedby={missing === undefined ? undefined : errorId}>
      <legend className="winner-legend">{texts.whoWon}</legend>
      {sheet ? (
        <ScoreSheet
          sheet={sheet}
          people={people}
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
        people.map(player => (
          <label key={player.id} className="winner-choice">
            <input type="radio" name="winner" checked={winner === player.id} onChange={() => choose?.(player.id)} />
            <Avatar id={player.id} name={player.full_name} image={player.preference.image} size={40} />
            <span className="winner-name">
              {player.full_name}
              {player.id === viewerId && ` ${texts.youInBrackets}`}
            </span>
            <Icon path={mdiTrophyOutline} />
          </label>
        ))
      )}
      {draw && (
        <label className="winner-choice draw-choice">
          <input
            type="radio"
            name="winner"
            checked={winner === DRAW}
            disabled={choose === undefined && winner !== DRAW}
            onChange={() => choose?.(DRAW)}
          />
          {texts.draw}
        </label>
      )}
      <output className="visually-hidden">{decidedWords(people, report.decided)}</output>
      {missing !== undefined && (
        <p className="form-error" id={errorId} role="alert">
          {missing}
        </p>
      )}
    </fieldset>
  )
}
