import { mdiAccountEditOutline, mdiDeleteOutline, mdiLogout, mdiReceiptTextOutline, mdiWeatherNight } from '@mdi/js'
import { signOut } from '../api/sign-out.ts'
import { fill, paths } from '../paths.ts'
import { LinkRow } from '../ui/card.tsx'
import { Icon } from '../ui/icon.tsx'
import { useStore } from '../ui/store.ts'
import { unsaved } from '../ui/unsaved.ts'
import { wide } from '../ui/wide.ts'
import { useThemeChange } from './account-tools.tsx'
import * as texts from './texts.ts'

/** The rest of an account. For want of a rail, a phone has the theme and the way out here. */
export function AccountRows() {
  const hasRail = useStore(wide)
  const { dark, change } = useThemeChange()
  return (
    <>
      <div className="card settings-menu account-rows">
        {hasRail ? (
          <>
            <LinkRow to={paths.profileEdit} icon={mdiAccountEditOutline}>
              {texts.editProfile}
            </LinkRow>
            <LinkRow to={paths.credits} icon={mdiReceiptTextOutline}>
              {texts.creditsAndPurchases}
            </LinkRow>
          </>
        ) : (
          <>
            <label className="link-row">
              <Icon path={mdiWeatherNight} />
              <span className="link-row-text">{texts.darkTheme}</span>
              <input type="checkbox" className="switch" checked={dark} onChange={change} />
            </label>
            <button type="button" className="link-row" onClick={() => unsaved.leave(() => void signOut())}>
              <Icon path={mdiLogout} />
              <span className="link-row-text">{texts.logOut}</span>
            </button>
          </>
        )}
      </div>
      {!hasRail && (
        <div className="card settings-menu account-end">
          <LinkRow to={fill(paths.settingsPart, { part: 'privacy' })} icon={mdiDeleteOutline}>
            {texts.deleteAccount}
          </LinkRow>
        </div>
      )}
    </>
  )
}
