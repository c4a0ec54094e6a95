import { Page } from '../../ui/page.tsx'
import { navigate } from '../../ui/router.ts'
import { paths } from '../../paths.ts'
import { FurtherHelp } from './further-help.tsx'
import { Questions } from './public/questions.tsx'
import * as texts from './texts.ts'

export default function Faq() {
  return (
    <Page title={texts.faq}>
      <div className="further-read">
        <Questions follow={navigate} />
      </div>
      <FurtherHelp from={paths.faq} />
    </Page>
  )
}
