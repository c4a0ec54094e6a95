import { ContentText } from '../features/content/public/content-text.tsx'
import { Frame } from './frame.tsx'
import { navigate } from '../ui/router.ts'

export default function Faq() {
  return (
    <Frame title="FAQ" broad>
      <ContentText page="faq" follow={navigate} />
    </Frame>
  )
}
