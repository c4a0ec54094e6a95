import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { Page } from '../../ui/page.tsx'
import { Calibrated } from './public/calibration.tsx'
import * as texts from './texts.ts'

/** How the chances that are told turn out, in the player's app. */
export default function Truth() {
  return (
    <Page title={texts.truth} back={paths.about}>
      <Calibrated
        act={
          <Link className="button main" to={paths.searchMatch}>
            {texts.findAFairMatch}
          </Link>
        }
      />
    </Page>
  )
}
