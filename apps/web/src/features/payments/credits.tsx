import { paths } from '../../paths.ts'
import { Page } from '../../ui/page.tsx'
import { Balance } from './balance.tsx'
import { Costs } from './costs.tsx'
import { History } from './history.tsx'
import './payments.css'
import { Purchases } from './purchases.tsx'
import { SpentMonths } from './spent-months.tsx'
import * as texts from './texts.ts'

/** How the player's credits came and went, and the payments for them. */
export default function Credits() {
  return (
    <Page
      title={texts.yourCreditsTitle}
      back={paths.store}
      aside={
        <>
          <SpentMonths />
          <Costs />
          <Purchases />
        </>
      }
    >
      <Balance />
      <History />
    </Page>
  )
}
