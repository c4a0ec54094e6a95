import { useId } from 'react'
import './controls.css'
import * as texts from './texts.ts'
import { say } from './say.ts'

interface Bounds {
  label: string
  min: number
  max: number
  step?: number
  /** The value in words: '40 miles'. */
  words?: (value: number) => string
}

/** The part of the line that is chosen, in the terms of its bounds. */
const Filled = ({ min, max, from, to }: { min: number; max: number; from: number; to: number }) => {
  const percent = (length: number) => `${(100 * length) / (max - min)}%`
  return (
    <span
      className="range-filled"
      style={{ insetInlineStart: percent(from - min), insetInlineEnd: percent(max - to) }}
      aria-hidden="true"
    />
  )
}

/** One slider. */
export const RangeField = ({
  label,
  value,
  onChange,
  words = String,
  ...bounds
}: Bounds & { value: number; onChange: (value: number) => void }) => {
  const id = useId()
  return (
    <div className="field">
      <div className="row between">
        <label htmlFor={id}>{label}</label>
        <output className="numbers" htmlFor={id}>
          {words(value)}
        </output>
      </div>
      <div className="range-line">
        <Filled {...bounds} from={bounds.min} to={value} />
        <input
          id={id}
          className="range"
          type="range"
          {...bounds}
          value={value}
          aria-valuetext={words(value)}
          onChange={event => onChange(event.currentTarget.valueAsNumber)}
        />
      </div>
    </div>
  )
}

export interface Range {
  lower: number
  upper: number
}

interface DualBounds extends Omit<Bounds, 'words'> {
  /** Each end in words. */
  words: (value: number, end: keyof Range) => string
}

/** Two sliders on one line, from and to; neither passes the other. */
export const DualRangeField = ({
  label,
  value: { lower, upper },
  onChange,
  words,
  ...bounds
}: DualBounds & { value: Range; onChange: (value: Range) => void }) => {
  const id = useId()
  return (
    <fieldset className="field" aria-labelledby={id}>
      <div className="row between">
        <span className="label" id={id}>
          {label}
        </span>
        <output className="numbers">
          {words(lower, 'lower')} – {words(upper, 'upper')}
        </output>
      </div>
      <div className="range-line dual-range">
        <Filled {...bounds} from={lower} to={upper} />
        <input
          className="range"
          type="range"
          {...bounds}
          aria-label={say(texts.labelFrom, { label })}
          aria-valuetext={words(lower, 'lower')}
          value={lower}
          onChange={event => onChange({ lower: Math.min(event.currentTarget.valueAsNumber, upper), upper })}
        />
        <input
          className="range"
          type="range"
          {...bounds}
          aria-label={say(texts.labelTo, { label })}
          aria-valuetext={words(upper, 'upper')}
          value={upper}
          onChange={event => onChange({ lower, upper: Math.max(event.currentTarget.valueAsNumber, lower) })}
        />
      </div>
    </fieldset>
  )
}
