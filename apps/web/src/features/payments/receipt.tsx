import { payments } from '@gauntlet/contract/payments/endpoints'
import { cardWords, dollars, type Receipt } from '@gauntlet/contract/payments/purchases'
import type { ReactNode } from 'react'
import { APP_NAME } from '../../app-name.ts'
import { useApi } from '../../api/use-api.ts'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { useParams } from '../../ui/router.ts'
import { DeadEnd } from '../../ui/dead-end.tsx'
import { isMissing } from '../../ui/failure.ts'
import { on } from '../../ui/on.ts'
import { Page } from '../../ui/page.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { WayOn } from '../../ui/states.tsx'
import { Balance } from './balance.tsx'
import './payments.css'
import { History } from './history.tsx'
import { Purchases } from './purchases.tsx'
import { SpentMonths } from './spent-months.tsx'
import { PurchaseChip } from './purchase-chip.tsx'
import { Waiting } from './waiting.tsx'
import * as texts from './texts.ts'
import { plural } from '../../ui/plural.ts'
import { rich } from '../../ui/rich.tsx'

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </>
)

const Paper = ({ receipt }: { receipt: Receipt }) => {
  const { id, created, points, cents, status, why, card, refunded_cents, points_back, balance, sandbox } = receipt
  return (
    <Card className="receipt stack" label={texts.receipt}>
      <div className="row between">
        <p className="receipt-price numbers">{dollars(cents)}</p>
        <PurchaseChip status={status} />
      </div>
      {why !== null && <p>{why}</p>}
      {sandbox === 1 && <p className="soft">{texts.thisWasTheSandboxWith}</p>}
      <dl className="costs">
        <Fact label={texts.bought}>{plural(texts.nCredits, points)}</Fact>
        <Fact label={texts.whenBought}>
          <time dateTime={created}>{on(created)}</time>
        </Fact>
        {card && <Fact label={texts.card}>{cardWords(card)}</Fact>}
        {balance !== null && <Fact label={texts.balanceLabel}>{plural(texts.nCredits, balance)}</Fact>}
        {refunded_cents > 0 && <Fact label={texts.refunded}>{dollars(refunded_cents)}</Fact>}
        {points_back > 0 && <Fact label={texts.takenBack}>{plural(texts.nCredits, points_back)}</Fact>}
        <Fact label={texts.soldBy}>{APP_NAME}</Fact>
      </dl>
      <p className="soft small">
        {rich(texts.referenceId, { id: <span className="receipt-reference numbers">{id}</span> })}
      </p>
      <p className="small">{rich(texts.somethingIsWrongWriteTo, { link: <Link to={paths.contact} /> })}</p>
    </Card>
  )
}

/** It is about money: the receipts that there are and what became of the credits stand below, and somebody answers. */
const NoReceipt = () => (
  <Page
    title={texts.receipt}
    back={paths.credits}
    aside={
      <>
        <Balance quiet />
        <Purchases />
        <SpentMonths />
      </>
    }
  >
    <DeadEnd
      title={texts.noSuchReceipt}
      why={texts.ifYouWereCharged}
      help={<WayOn to={`${paths.contact}?reason=Other`}>{texts.contactUs}</WayOn>}
      out={<Link to={paths.credits}>{texts.yourCreditsTitle}</Link>}
    />
    <History />
  </Page>
)

/** The receipt of a purchase, at an address that the mail leads to. */
export default function ReceiptScreen() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useApi(payments.view, { id })
  if (error && isMissing(error)) return <NoReceipt />
  return (
    <Page title={texts.receipt} back={paths.credits}>
      <Loaded value={data?.payload} error={error} retry={refetch} rows={1}>
        {receipt => (
          <>
            <Paper receipt={receipt} />
            {receipt.status === 'confirming' && <Waiting />}
          </>
        )}
      </Loaded>
    </Page>
  )
}
