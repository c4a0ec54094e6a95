import { mdiBackspaceOutline, mdiChevronRight } from '@mdi/js'
import type { PointerEvent } from 'react'
import { Icon } from '../ui/icon.tsx'
import * as texts from './texts.ts'

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** The cell that is typed in keeps the focus. */
const keepFocus = (event: PointerEvent) => event.preventDefault()

/** Digits under the thumb; a keyboard types into the cells themselves. */
export function NumberPad({
  press,
  erase,
  next,
  halves,
}: {
  press: (key: string) => void
  erase: () => void
  next: () => void
  /** There are halves of a point. */
  halves: boolean
}) {
  const key = (text: string, types = text) => (
    <button key={text} type="button" tabIndex={-1} onPointerDown={keepFocus} onClick={() => press(types)}>
      {text}
    </button>
  )
  return (
    <fieldset className={halves ? 'number-pad with-halves' : 'number-pad'} aria-label={texts.digits}>
      {DIGITS.map(digit => key(digit))}
      {halves && key('½', '.5')}
      <button type="button" tabIndex={-1} aria-label={texts.takeDigitBack} onPointerDown={keepFocus} onClick={erase}>
        <Icon path={mdiBackspaceOutline} />
      </button>
      {key('0')}
      <button type="button" tabIndex={-1} aria-label={texts.nextNumber} onPointerDown={keepFocus} onClick={next}>
        <Icon path={mdiChevronRight} />
      </button>
    </fieldset>
  )
}
