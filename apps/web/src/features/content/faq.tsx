import { useIonRouter } from '@ionic/react'
import { Page } from '../../ui/page.tsx'
import { Card } from '../../ui/card.tsx'
import { ContentText } from './public/content-text.tsx'

export default function Faq() {
  const router = useIonRouter()
  return (
    <Page title="FAQ">
      <Card>
        <ContentText page="faq" follow={path => router.push(path, 'forward', 'push')} />
      </Card>
    </Page>
  )
}
