import { type RefObject, useEffect, useRef, useState } from 'react'
import { say } from '../ui/say.ts'
import * as texts from './texts.ts'
import { NumberPad } from './number-pad.tsx'
import type { Party } from './party.ts'
import {
  type Cell,
  columnsOf,
  enter,
  erase,
  hasHalves,
  press,
  stepFrom,
  textAt,
  tiebreakLoser,
  type Typing,
} from './sheet.ts'
import type { PlayedSheet } from './use-sheet.ts'
import { WinnerChoice } from './winner-choice.tsx'

const DIGITS_ONLY = /[^\d.]/g
const keyOf = ({ segment, row }: Cell) => `${segment}.${row}`
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** 'Set 2', 'Shoot-out', 'Score'. */
function columnName({ format, word }: PlayedSheet, segment: number): string {
  if (format.kind === 'sets') return say(texts.segmentNumber, { segment: capital(word), n: segment + 1 })
  if (format.kind === 'time') return texts.time
  return segment === 0 ? texts.score : texts.shootOut
}

/** Segments are many, and their numbers small. */
function widthOf({ format }: PlayedSheet): '' | 'wide' | 'time' {
  if (format.kind === 'sets') return ''
  return format.kind === 'time' ? 'time' : 'wide'
}

interface SheetProps {
  sheet: PlayedSheet
  typing: Typing
  change: (typing: Typing) => void
  /** By part of the score: 'score.1'. */
  errors: Readonly<Record<string, string>>
}

/** In a dialog the first digit typed goes to the cell at hand: left alone, the browser has focused Close. */
function useFirstFocus(input: RefObject<HTMLInputElement | null>, isAt: boolean) {
  const [isFirst] = useState(isAt)
  useEffect(() => {
    const cell = input.current
    const dialog = isFirst ? cell?.closest('dialog') : undefined
    if (!cell || !dialog) return
    if (!dialog.open) cell.setAttribute('autofocus', '')
    else if (!dialog.querySelector('form')?.contains(document.activeElement)) cell.focus()
  }, [input, isFirst])
}

/** One number, by a keyboard; the pad writes into the cell that is at hand. */
function CellInput({ sheet, typing, change, errors, cell, label }: SheetProps & { cell: Cell; label: string }) {
  const input = useRef<HTMLInputElement>(null)
  const isAt = keyOf(typing.at) === keyOf(cell)
  const byClock = sheet.format.kind === 'time'
  useFirstFocus(input, isAt)
  useEffect(() => {
    // Only from one cell to the next: whoever taps the pad keeps the focus where it is.
    if (isAt && document.activeElement?.classList.contains('score-cell')) input.current?.focus()
  }, [isAt])
  return (
    <input
      ref={input}
      className={`score-cell ${widthOf(sheet)}`}
      aria-label={label}
      aria-invalid={errors[`score.${sheet.format.kind === 'sets' ? cell.segment : cell.row}`] !== undefined}
      aria-current={isAt}
      type="text"
      inputMode={byClock ? 'text' : 'none'}
      autoComplete="off"
      maxLength={byClock ? 12 : 4}
      placeholder={byClock ? '0:00' : '–'}
      value={textAt(typing.typed, cell)}
      onFocus={({ currentTarget }) => {
        currentTarget.select()
        if (!isAt) change({ ...typing, at: cell })
      }}
      onBeforeInput={event => {
        if (byClock) return
        // A digit that is there already changes nothing, and goes on all the same.
        event.preventDefault()
        const key = event.data.replaceAll(DIGITS_ONLY, '')
        const { selectionStart, selectionEnd, value } = event.currentTarget
        if (key === '') return
        const isReplaced = selectionStart === 0 && selectionEnd === value.length
        change(
          isReplaced ? enter(sheet, typing.typed, cell, key) : press(sheet, { typed: typing.typed, at: cell }, key),
        )
      }}
      onChange={({ currentTarget: { value } }) =>
        change(enter(sheet, typing.typed, cell, byClock ? value : value.replaceAll(DIGITS_ONLY, '')))
      }
    />
  )
}

/**
 * The score sheet: names left, a column a segment, and digits to tap. `choice` is the winner, who is chosen by name
 * unless the score decides.
 */
export function ScoreSheet({
  parties,
  viewerId,
  winner,
  choose,
  ...props
}: SheetProps & {
  /** In the order of the sides. */
  parties: readonly Party[]
  viewerId: string
  winner: string
  /** Absent where the score has decided. */
  choose: ((id: string) => void) | undefined
}) {
  const { sheet, typing, change, errors } = props
  const columns = Array.from({ length: columnsOf(sheet, typing.typed) }, (_, segment) => segment)
  const wrong = Object.entries(errors).find(([field]) => field.startsWith('score'))?.[1]
  return (
    <div className="score-sheet">
      <div className="score-row score-head" aria-hidden="true">
        {columns.map(segment => (
          <span key={segment} className={widthOf(sheet)}>
            {columnName(sheet, segment)}
          </span>
        ))}
      </div>
      {parties.map((party, row) => (
        <div key={party.id} className="score-row">
          <WinnerChoice party={party} viewerId={viewerId} winner={winner} choose={choose} face={32} />
          {columns.map(segment => (
            <CellInput
              key={segment}
              {...props}
              cell={{ segment, row }}
              label={say(texts.segmentOfName, { segment: columnName(sheet, segment), name: party.short })}
            />
          ))}
        </div>
      ))}
      {columns.map(segment => {
        const loser = parties[tiebreakLoser(sheet, typing.typed, segment) ?? -1]
        if (!loser) return null
        const label = say(texts.tiebreakOfSegment, { segment: columnName(sheet, segment), name: loser.short })
        return (
          <div key={segment} className="score-row tiebreak">
            <span className="soft small">{label}</span>
            <CellInput {...props} cell={{ segment, row: sheet.sides }} label={label} />
          </div>
        )
      })}
      {wrong !== undefined && (
        <p className="form-error" role="alert">
          {wrong}
        </p>
      )}
      {columns.length > 0 && sheet.format.kind !== 'time' && (
        <NumberPad
          press={key => change(press(sheet, typing, key))}
          erase={() => change(erase(sheet, typing))}
          next={() => change({ ...typing, at: stepFrom(sheet, typing.typed, typing.at, 1) })}
          halves={hasHalves(sheet)}
        />
      )}
    </div>
  )
}
