import type { CreditEntry } from '@gauntlet/contract/credits/endpoints'
import { useSelf } from '../../api/use-self.ts'
import { datesIn } from '../../ui/formats.ts'
import { here } from '../../ui/here.ts'
import { A_YEAR, type Month, monthsLeft, spentByMonth } from './months.ts'
import { useHistory } from './use-history.ts'

const digits = datesIn({ year: 'numeric', month: 'numeric' })

/** The month of its newest entry by the clock of this device, counted from the year 0. */
function countOf({ entries: [newest] }: Month<CreditEntry>): number {
  const parts = newest ? digits(here()).formatToParts(new Date(newest.created)) : []
  const part = (type: 'year' | 'month') => Number(parts.find(one => one.type === type)?.value)
  return part('year') * A_YEAR + part('month') - 1
}

/** The cost of each of the last months, and how many more a balance lasts at that: 0 is no answer. */
export function useSpent() {
  const { credits } = useSelf()
  const { months = [] } = useHistory()
  const spent = spentByMonth(months, countOf)
  return { spent, left: spent.length < 2 ? 0 : (monthsLeft(credits ?? 0, spent) ?? 0) }
}
