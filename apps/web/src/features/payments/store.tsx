import { mdiReceiptTextOutline } from '@mdi/js'
import { paths } from '../../paths.ts'
import { LinkRow } from '../../ui/card.tsx'
import { Page } from '../../ui/page.tsx'
import { BuyForm } from './buy-form.tsx'
import { Costs } from './costs.tsx'
import { SpentMonths } from './spent-months.tsx'
import * as texts from './texts.ts'

/** Buys credits. */
export default function Store() {
  return (
    <Page
      title={texts.buyCredits}
      subtitle={texts.creditsNeverBuyRank}
      back={paths.profileRoot}
      aside={
        <>
          <Costs />
          <SpentMonths />
          <nav className="card store-way" aria-label={texts.yourCredits}>
            <LinkRow to={paths.credits} icon={mdiReceiptTextOutline}>
              {texts.yourCreditsAndPurchases}
            </LinkRow>
          </nav>
        </>
      }
    >
      <BuyForm />
    </Page>
  )
}
