import { ContentText } from '../features/content/public/content-text.tsx'
import { Frame } from './frame.tsx'
import { navigate } from './location.ts'

export default function Faq() {
  return (
    <Frame title="FAQ" broad>
      <ContentText page="faq" follow={navigate} />
    </Frame>
  )
}
