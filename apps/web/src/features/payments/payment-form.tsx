import { paths } from '../../paths.ts'
import { Page } from '../../ui/page.tsx'
import { BuyForm } from './buy-form.tsx'
import * as texts from './texts.ts'

/** The card form at its own address, which links from elsewhere use. */
export default function PaymentForm() {
  return (
    <Page title={texts.cardDetails} back={paths.store}>
      <BuyForm />
    </Page>
  )
}
