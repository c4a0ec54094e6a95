import { Page } from '../../ui/page.tsx'
import { Card } from '../../ui/card.tsx'
import { navigate } from '../../ui/router.ts'
import { ContentText } from './public/content-text.tsx'

export default function Faq() {
  return (
    <Page title="FAQ">
      <Card>
        <ContentText page="faq" follow={navigate} />
      </Card>
    </Page>
  )
}
