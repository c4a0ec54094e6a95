import { useIonRouter } from '@ionic/react'
import { Page } from '../../ui/page.tsx'
import { Card } from '../../ui/card.tsx'
import { ContentText } from './public/content-text.tsx'

export default function About() {
  const router = useIonRouter()
  return (
    <Page title="About">
      <Card>
        <ContentText page="about" follow={path => router.push(path, 'forward', 'push')} />
      </Card>
    </Page>
  )
}
