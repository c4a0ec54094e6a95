import { mdiCheckBold, mdiExportVariant, mdiPlusBoxOutline } from '@mdi/js'
import { Icon } from '../../ui/icon.tsx'
import * as texts from './texts.ts'

const steps = [
  [mdiExportVariant, texts.tapShare],
  [mdiPlusBoxOutline, texts.chooseAddToHomeScreen],
  [mdiCheckBold, texts.openItFromThere],
] as const

/** How the app comes onto the home screen of an iPhone, which shows push messages only of apps there. */
export const HomeScreenSteps = () => (
  <>
    <p className="soft">{texts.onAnIPhone}</p>
    <ol className="home-screen-steps">
      {steps.map(([icon, text]) => (
        <li key={text}>
          <Icon path={icon} />
          <span>{text}</span>
        </li>
      ))}
    </ol>
  </>
)
