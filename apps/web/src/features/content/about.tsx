import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { Page } from '../../ui/page.tsx'
import { navigate } from '../../ui/router.ts'
import { FurtherHelp } from './further-help.tsx'
import { AboutText } from './public/about-text.tsx'
import * as texts from './texts.ts'

const lay = (lead: ReactNode, rest: ReactNode) => (
  <div className="further-read about-read">
    {lead}
    {rest}
  </div>
)

export default function About() {
  return (
    <Page title={texts.about}>
      <AboutText
        follow={navigate}
        lay={lay}
        act={
          <Link className="button main about-act" to={paths.searchMatch}>
            {texts.findAMatch}
          </Link>
        }
      />
      <FurtherHelp from={paths.about} />
    </Page>
  )
}
