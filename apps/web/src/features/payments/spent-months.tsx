import { Section } from '../../ui/card.tsx'
import { datesIn } from '../../ui/formats.ts'
import { say } from '../../ui/say.ts'
import { A_YEAR } from './months.ts'
import * as texts from './texts.ts'
import { useSpent } from './use-spent.ts'

const short = datesIn({ month: 'short' })
const long = datesIn({ month: 'long' })

const dayIn = (month: number) => new Date(Date.UTC(Math.floor(month / A_YEAR), month % A_YEAR, 1))

/** The cost of matches and tournaments in the last months, side by side, and what that is a month. */
export function SpentMonths() {
  const { spent } = useSpent()
  const most = Math.max(...spent.map(month => month.spent))
  const sum = spent.reduce((all, month) => all + month.spent, 0)
  if (spent.length < 2 || sum === 0) return null
  return (
    <Section title={texts.spentByMonth}>
      <div className="card stack">
        <ol className="spent-months numbers">
          <li
            className="spent-line"
            aria-hidden="true"
            style={{ bottom: `calc(var(--foot) + ${sum / spent.length / most} * var(--tallest))` }}
          />
          {spent.map(({ month, spent: points }) => (
            <li key={month}>
              <span className="spent-bar" style={{ height: `calc(${points / most} * var(--tallest))` }} />
              <strong>{points}</strong>
              <abbr title={long('UTC').format(dayIn(month))}>{short('UTC').format(dayIn(month))}</abbr>
            </li>
          ))}
        </ol>
        <p className="soft small spent-average">
          {say(texts.onAverage, { n: Math.max(1, Math.round(sum / spent.length)) })}
        </p>
      </div>
    </Section>
  )
}
