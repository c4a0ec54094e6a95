import { credits } from '@gauntlet/contract/credits/endpoints'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { useApi } from '../../api/use-api.ts'
import { useSelf } from '../../api/use-self.ts'
import { Card } from '../../ui/card.tsx'
import { plural } from '../../ui/plural.ts'
import { rich } from '../../ui/rich.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { Stat } from '../../ui/stat.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { priceWords } from './costs.tsx'
import { paceOf } from './pace.ts'
import { Purchase } from './purchase.tsx'
import './payments.css'
import * as texts from './texts.ts'
import { useSpent } from './use-spent.ts'

/** The balance, and everything for buying: the packages, and the payment provider. */
export function BuyForm() {
  const { credits: balance } = useSelf()
  const { left } = useSpent()
  const packages = useApi(credits.packages, {})
  const info = useApi(profiles.info, {})
  const error = packages.error ?? info.error
  const again = () => {
    void packages.refetch()
    void info.refetch()
  }
  if (!packages.data || !info.data)
    return error ? <ErrorState error={error} retry={again} /> : <SkeletonList rows={3} />
  const { payment_key: publishableKey, payment_sandbox, ranked_challenge: price, ranked_tournament } = info.data.payload
  const { count, words } = paceOf(left)
  return (
    <Card className="buy-card">
      <div className="buy-balance">
        <Stat label={texts.yourCredits} value={balance ?? 0} />
        {left > 0 ? (
          <span className="small">
            {count} {words}
          </span>
        ) : (
          price > 0 && <span className="small">{plural(texts.aRankedMatchCosts, price)}</span>
        )}
        <p className="buy-costs">
          <span>{rich(texts.aMatchIs, { n: <strong>{priceWords(price)}</strong> })}</span>
          <span>{rich(texts.aTournamentIs, { n: <strong>{priceWords(ranked_tournament)}</strong> })}</span>
        </p>
      </div>
      <Purchase packages={packages.data.payload} publishableKey={publishableKey} sandbox={payment_sandbox === 1} />
    </Card>
  )
}
