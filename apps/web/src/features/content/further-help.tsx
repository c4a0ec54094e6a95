import { mdiChartBellCurve, mdiEmailOutline, mdiHelpCircleOutline, mdiInformationOutline } from '@mdi/js'
import { paths } from '../../paths.ts'
import { LinkRow } from '../../ui/card.tsx'
import './further-help.css'
import * as texts from './texts.ts'

const ROWS = [
  { to: paths.faq, icon: mdiHelpCircleOutline, text: texts.faq },
  { to: paths.about, icon: mdiInformationOutline, text: texts.about },
  { to: paths.truth, icon: mdiChartBellCurve, text: texts.chancesCameTrue },
  { to: paths.contact, icon: mdiEmailOutline, text: texts.writeToUs },
] as const

/** The ways on from a page of text, for readers who have not found what they were after. */
export const FurtherHelp = ({ from }: { from: string }) => (
  <nav className="card further-help" aria-label={texts.more}>
    {ROWS.filter(({ to }) => to !== from).map(({ to, icon, text }) => (
      <LinkRow key={to} to={to} icon={icon}>
        {text}
      </LinkRow>
    ))}
  </nav>
)
