import { ContentText } from '../features/content/public/content-text.tsx'
import { Frame } from './frame.tsx'
import { navigate } from '../ui/router.ts'
import * as texts from './texts.ts'

export default function Faq() {
  return (
    <Frame title={texts.faq}>
      <ContentText page="faq" follow={navigate} />
    </Frame>
  )
}
