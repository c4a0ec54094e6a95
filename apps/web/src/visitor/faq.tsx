import { ContentText } from '../features/content/public/content-text.tsx'
import { Band, SignUp } from './band.tsx'
import { navigate } from '../ui/router.ts'
import * as texts from './texts.ts'

export default function Faq() {
  return (
    <Band title={texts.faq} ways={<SignUp />}>
      <ContentText page="faq" follow={navigate} />
    </Band>
  )
}
