import type { CreditEntry } from '@gauntlet/contract/credits/endpoints'
import { useSelf } from '../../api/use-self.ts'
import { Section } from '../../ui/card.tsx'
import { datesIn } from '../../ui/formats.ts'
import { here } from '../../ui/here.ts'
import { plural } from '../../ui/plural.ts'
import { type Month, monthsLeft, spentByMonth } from './months.ts'
import * as texts from './texts.ts'
import { useHistory } from './use-history.ts'

const A_YEAR = 12
/** In rem. */
const TALLEST = 4.5

const digits = datesIn({ year: 'numeric', month: 'numeric' })
const short = datesIn({ month: 'short' })
const long = datesIn({ month: 'long' })

/** The month of its newest entry by the clock of this device, counted from the year 0. */
function countOf({ entries: [newest] }: Month<CreditEntry>): number {
  const parts = newest ? digits(here()).formatToParts(new Date(newest.created)) : []
  const part = (type: 'year' | 'month') => Number(parts.find(one => one.type === type)?.value)
  return part('year') * A_YEAR + part('month') - 1
}

const dayIn = (month: number) => new Date(Date.UTC(Math.floor(month / A_YEAR), month % A_YEAR, 1))

/** The cost of matches and tournaments in the last months, side by side, and how long the rest lasts at that. */
export function SpentMonths() {
  const { credits } = useSelf()
  const { months = [] } = useHistory()
  const spent = spentByMonth(months, countOf)
  const most = Math.max(...spent.map(month => month.spent))
  const left = monthsLeft(credits ?? 0, spent)
  const average = Math.max(1, Math.round(spent.reduce((sum, month) => sum + month.spent, 0) / spent.length))
  if (spent.length < 2 || left === undefined) return null
  return (
    <Section title={texts.spentByMonth}>
      <div className="card stack">
        <ol className="spent-months numbers">
          {spent.map(({ month, spent: points }) => (
            <li key={month}>
              <strong>{points}</strong>
              <span className="spent-bar" style={{ height: `${(points / most) * TALLEST}rem` }} />
              <abbr title={long('UTC').format(dayIn(month))}>{short('UTC').format(dayIn(month))}</abbr>
            </li>
          ))}
        </ol>
        {left > 0 && <p className="small">{plural(texts.atThisPace, left, { average })}</p>}
      </div>
    </Section>
  )
}
