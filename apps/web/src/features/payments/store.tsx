import { mdiReceiptTextOutline } from '@mdi/js'
import { paths } from '../../paths.ts'
import { LinkRow } from '../../ui/card.tsx'
import { Page } from '../../ui/page.tsx'
import { BuyForm } from './buy-form.tsx'
import { Costs } from './costs.tsx'

/** Buys credits. */
export default function Store() {
  return (
    <Page
      title="Buy Credits"
      subtitle="Ranked matches cost credits. Credits never buy rank."
      back={paths.profileRoot}
      aside={
        <>
          <Costs />
          <nav className="card stack tight" aria-label="Your credits">
            <LinkRow to={paths.credits} icon={mdiReceiptTextOutline}>
              Your credits and purchases
            </LinkRow>
          </nav>
        </>
      }
    >
      <BuyForm />
    </Page>
  )
}
