import { payments } from '@gauntlet/contract/payments/endpoints'
import { cardWords, dollars, type Purchase } from '@gauntlet/contract/payments/purchases'
import { usePages } from '../../api/use-pages.ts'
import { fill, paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { on } from '../../ui/on.ts'
import { PagedSection } from './pages.tsx'
import { PurchaseChip } from './purchase-chip.tsx'
import * as texts from './texts.ts'
import { say } from '../../ui/say.ts'

const A_PAGE = 10

const Row = ({ purchase: { id, created, points, cents, status, card, refunded_cents } }: { purchase: Purchase }) => (
  <li className="ledger-row">
    <div className="ledger-words">
      <p>
        <Link to={fill(paths.purchase, { id })}>
          {say(texts.dollarsForPointsCredits, { dollars: dollars(cents), points })}
        </Link>
      </p>
      <p className="soft small">
        <time dateTime={created}>{on(created)}</time>
        {card && ` · ${cardWords(card)}`}
        {refunded_cents > 0 && ` · ${say(texts.dollarsRefunded, { dollars: dollars(refunded_cents) })}`}
      </p>
    </div>
    <PurchaseChip status={status} />
  </li>
)

/** All purchases of credits, paid or not, the newest first. */
export function Purchases() {
  const pages = usePages(payments.list, page => ({ page, limit: A_PAGE }), { live: true })
  if (pages.data?.pages[0]?.total === 0) return null
  return (
    <PagedSection
      title={texts.purchases}
      count={pages.data?.pages[0]?.total}
      rows={pages.data?.pages.flatMap(({ payload }) => payload).map(each => <Row key={each.id} purchase={each} />)}
      read={pages}
    />
  )
}
