import { plural } from '../../ui/plural.ts'
import { A_YEAR } from './months.ts'
import * as texts from './texts.ts'

const HALF = A_YEAR / 2

/** The time that a balance lasts, as one says it: from a year on in halves of one. */
export function paceOf(months: number): { count: string; words: string } {
  if (months < A_YEAR) return { count: String(months), words: plural(texts.monthsLeft, months) }
  const halves = Math.floor(months / HALF)
  const years = Math.floor(halves / 2)
  return { count: halves % 2 === 0 ? String(years) : `${years}½`, words: plural(texts.yearsLeft, halves / 2) }
}
