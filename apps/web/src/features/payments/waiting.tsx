import { payments } from '@gauntlet/contract/payments/endpoints'
import { dollars } from '@gauntlet/contract/payments/purchases'
import { useAction } from '../../api/use-action.ts'
import { useApi } from '../../api/use-api.ts'

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
      <p>
        A payment of {dollars(cents)} for {points} credits still waits for your bank. Is its question gone? Then check
        here: either you get your credits, or nothing is charged.
      </p>
      <button type="button" className="button" disabled={busy} onClick={() => void run({ id })}>
        {busy ? 'One moment …' : 'Check This Payment'}
      </button>
    </div>
  )
}
