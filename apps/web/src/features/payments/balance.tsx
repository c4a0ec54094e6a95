import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { useApi } from '../../api/use-api.ts'
import { useSelf } from '../../api/use-self.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { plural } from '../../ui/plural.ts'
import { Stat } from '../../ui/stat.tsx'
import { paceOf } from './pace.ts'
import * as texts from './texts.ts'
import { useSpent } from './use-spent.ts'

/** The credits of the player, the price of a match, and the way to more; `quiet` where something else comes first. */
export function Balance({ quiet = false }: { quiet?: boolean }) {
  const { credits } = useSelf()
  const { left } = useSpent()
  const { count, words } = paceOf(left)
  const price = useApi(profiles.info, {}).data?.payload.ranked_challenge ?? 0
  return (
    <section className="balance" aria-label={texts.balanceLabel}>
      <Stat label={texts.balanceLabel} value={credits ?? 0} />
      <Link className={quiet ? 'button' : 'button main'} to={paths.store}>
        {texts.buyCredits}
      </Link>
      {left > 0 ? (
        <p className="small balance-left">
          <strong>{count}</strong> {words}
        </p>
      ) : (
        price > 0 && <p className="small">{plural(texts.aRankedMatchCosts, price)}</p>
      )}
    </section>
  )
}
