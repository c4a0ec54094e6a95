import { Questions } from '../features/content/public/questions.tsx'
import { paths } from '../paths.ts'
import { Band } from './band.tsx'
import { navigate } from '../ui/router.ts'
import '../ui/page.css'
import '../ui/card.css'
import * as texts from './texts.ts'

export default function Faq() {
  return (
    <Band title={texts.faq} about={<p>{texts.howRanksMatchesAndCreditsWork}</p>}>
      <Questions follow={navigate} act={`<a class="button main" href="${paths.register}">${texts.signUp}</a>`} />
    </Band>
  )
}
