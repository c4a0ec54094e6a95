import { Court } from '../../ui/court.tsx'
import { Link } from '../../ui/link.tsx'
import { Page } from '../../ui/page.tsx'
import { navigate } from '../../ui/router.ts'
import { paths } from '../../paths.ts'
import { FurtherHelp } from './further-help.tsx'
import { ContentText } from './public/content-text.tsx'
import { SampleMatch } from './public/sample-match.tsx'
import { PlayedSoFar } from './public/played-so-far.tsx'
import * as texts from './texts.ts'

export default function About() {
  return (
    <Page
      title={texts.about}
      actions={
        <Link className="button main" to={paths.searchMatch}>
          {texts.findAMatch}
        </Link>
      }
    >
      <div className="further-court">
        <Court />
        <PlayedSoFar />
      </div>
      <div className="further-read sample-beside">
        <ContentText page="about" follow={navigate} />
        <SampleMatch />
      </div>
      <FurtherHelp from={paths.about} />
    </Page>
  )
}
