import { paths } from '../../paths.ts'
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
      aside={<Costs />}
    >
      <BuyForm />
    </Page>
  )
}
