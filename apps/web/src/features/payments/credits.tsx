import { mdiPlus } from '@mdi/js'
import { useSelf } from '../../api/use-self.ts'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Page } from '../../ui/page.tsx'
import { Stat } from '../../ui/stat.tsx'
import { Costs } from './costs.tsx'
import { History } from './history.tsx'
import './payments.css'
import { Purchases } from './purchases.tsx'
import * as texts from './texts.ts'

/** How the player's credits came and went, and the payments for them. */
export default function Credits() {
  const { credits } = useSelf()
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
        <Stat label={texts.balanceLabel} value={credits ?? 0} />
        <Link className="button" to={paths.store}>
          <Icon path={mdiPlus} />
          {texts.buyCredits}
        </Link>
      </Card>
      <History />
    </Page>
  )
}
