import { Questions } from '../features/content/public/questions.tsx'
import { Band, SignUp } from './band.tsx'
import { navigate } from '../ui/router.ts'
import '../ui/page.css'
import '../ui/card.css'
import * as texts from './texts.ts'

export default function Faq() {
  return (
    <Band title={texts.faq} about={<p>{texts.howRanksMatchesAndCreditsWork}</p>} ways={<SignUp />}>
      <Questions follow={navigate} />
    </Band>
  )
}
