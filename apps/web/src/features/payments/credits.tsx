import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { mdiPlus } from '@mdi/js'
import { useApi } from '../../api/use-api.ts'
import { useSelf } from '../../api/use-self.ts'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Page } from '../../ui/page.tsx'
import { plural } from '../../ui/plural.ts'
import { Stat } from '../../ui/stat.tsx'
import { Costs } from './costs.tsx'
import { History } from './history.tsx'
import './payments.css'
import { Purchases } from './purchases.tsx'
import * as texts from './texts.ts'

/** How the player's credits came and went, and the payments for them. */
export default function Credits() {
  const { credits } = useSelf()
  const price = useApi(profiles.info, {}).data?.payload.ranked_challenge ?? 0
  return (
    <Page
      title={texts.yourCreditsTitle}
      back={paths.store}
      aside={
        <>
          <Costs />
          <Purchases />
        </>
      }
    >
      <Card className="balance">
        <div>
          <Stat label={texts.balanceLabel} value={credits ?? 0} />
          {price > 0 && <p className="soft small">{plural(texts.aRankedMatchCosts, price)}</p>}
        </div>
        <Link className="button" to={paths.store}>
          <Icon path={mdiPlus} />
          {texts.buyCredits}
        </Link>
      </Card>
      <History />
    </Page>
  )
}
