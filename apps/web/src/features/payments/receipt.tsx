import { payments } from '@gauntlet/contract/payments/endpoints'
import { cardWords, dollars, type Receipt } from '@gauntlet/contract/payments/purchases'
import type { ReactNode } from 'react'
import { APP_NAME } from '../../app-name.ts'
import { useApi } from '../../api/use-api.ts'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { useParams } from '../../ui/router.ts'
import { on } from '../../ui/on.ts'
import { Page } from '../../ui/page.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import './payments.css'
import { PurchaseChip } from './purchase-chip.tsx'
import { Waiting } from './waiting.tsx'

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
)

const Paper = ({ receipt }: { receipt: Receipt }) => {
  const { id, created, points, cents, status, why, card, refunded_cents, points_back, balance, sandbox } = receipt
  return (
    <Card className="receipt stack" label="Receipt">
      <div className="row between">
        <p className="receipt-price numbers">{dollars(cents)}</p>
        <PurchaseChip status={status} />
      </div>
      {why !== null && <p>{why}</p>}
      {sandbox === 1 && <p className="soft">This was the sandbox, with a test card: no money moved.</p>}
      <dl className="costs">
        <Fact name="Bought">{points} credits</Fact>
        <Fact name="When">
          <time dateTime={created}>{on(created)}</time>
        </Fact>
        {card && <Fact name="Card">{cardWords(card)}</Fact>}
        {balance !== null && <Fact name="Balance">{balance} credits</Fact>}
        {refunded_cents > 0 && <Fact name="Refunded">{dollars(refunded_cents)}</Fact>}
        {points_back > 0 && <Fact name="Taken back">{points_back} credits</Fact>}
        <Fact name="Sold by">{APP_NAME}</Fact>
      </dl>
      <p className="soft small">
        Reference <span className="receipt-reference numbers">{id}</span>
      </p>
      <p className="small">
        Something is wrong? <Link to={paths.contact}>Write to us</Link>, with the reference.
      </p>
    </Card>
  )
}

/** The receipt of a purchase, at an address that the mail leads to. */
export default function ReceiptScreen() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useApi(payments.view, { id })
  const away = (
    <Link className="button" to={paths.credits}>
      Your Credits
    </Link>
  )
  return (
    <Page title="Receipt" back={paths.credits}>
      {data ? (
        <>
          <Paper receipt={data.payload} />
          {data.payload.status === 'confirming' && <Waiting />}
        </>
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} away={away} />
      ) : (
        <SkeletonList rows={1} />
      )}
    </Page>
  )
}
