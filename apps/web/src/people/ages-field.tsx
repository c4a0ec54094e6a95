import { AGE_RANGE_STARTS, AGE_RANGES } from '@gauntlet/contract/profiles/answer'
import { DualRangeField, type Range } from '../ui/range-field.tsx'
import * as texts from './texts.ts'

const STARTS = AGE_RANGE_STARTS.filter(start => start >= 18)
const LAST = STARTS.length - 1
const stepOf = (age: number) => STARTS.findLastIndex(start => age >= start)
const startOf = (step: number) => STARTS[step] ?? 18

interface AgesFieldProps {
  value: Range
  /** The whole length of the slider. */
  all: Range
  onChange: (value: Range) => void
}

/** The ages, in the ranges that players see of one another, since no search looks more closely. */
export const AgesField = ({ value, all, onChange }: AgesFieldProps) => {
  const endOf = (step: number) => (step === LAST ? all.upper : startOf(step + 1) - 1)
  return (
    <DualRangeField
      label={texts.age}
      min={0}
      max={LAST}
      words={(step, end) =>
        end === 'lower' ? String(startOf(step)) : step === LAST ? (AGE_RANGES.at(-1) ?? '') : String(endOf(step))
      }
      value={{ lower: stepOf(value.lower), upper: stepOf(value.upper) }}
      onChange={({ lower, upper }) => onChange({ lower: startOf(lower), upper: endOf(upper) })}
    />
  )
}
