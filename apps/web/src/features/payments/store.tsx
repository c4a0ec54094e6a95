import { paths } from '../../paths.ts'
import { Page } from '../../ui/page.tsx'
import { BuyForm } from './buy-form.tsx'

/** Buys credits. */
export default function Store() {
  return (
    <Page title="Buy Credits" subtitle="Ranked matches cost credits. Credits never buy rank." back={paths.profileRoot}>
      <BuyForm />
    </Page>
  )
}
