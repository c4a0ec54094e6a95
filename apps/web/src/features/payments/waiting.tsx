import { payments } from '@gauntlet/contract/payments/endpoints'
import { dollars } from '@gauntlet/contract/payments/purchases'
import { useAction } from '../../api/use-action.ts'
import { useApi } from '../../api/use-api.ts'
import * as texts from './texts.ts'
import { say } from '../../ui/say.ts'

/**
 * A payment whose bank still waits for an answer, say since the browser was closed: no other can begin until it ends.
 */
export function Waiting() {
  const newest = useApi(payments.list, { limit: 1 }).data?.payload[0]
  const { run, busy } = useAction(payments.finish)
  if (newest?.status !== 'confirming') return null
  const { id, cents, points } = newest
  return (
    <div className="waiting stack">
      <p>{say(texts.aPaymentOfDollarsFor, { dollars: dollars(cents), points })}</p>
      <button type="button" className="button" disabled={busy} onClick={() => void run({ id })}>
        {busy ? texts.oneMoment : texts.checkThisPayment}
      </button>
    </div>
  )
}
