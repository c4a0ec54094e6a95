import { ContentText } from '../features/content/public/content-text.tsx'
import { Band, SignUp } from './band.tsx'
import { navigate } from '../ui/router.ts'
import * as texts from './texts.ts'

export default function About() {
  return (
    <Band title={texts.about} ways={<SignUp />}>
      <ContentText page="about" follow={navigate} />
    </Band>
  )
}
