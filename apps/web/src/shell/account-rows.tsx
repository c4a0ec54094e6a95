import { mdiDeleteOutline, mdiLogout, mdiWeatherNight } from '@mdi/js'
import { signOut } from '../api/sign-out.ts'
import { fill, paths } from '../paths.ts'
import { LinkRow } from '../ui/card.tsx'
import { Icon } from '../ui/icon.tsx'
import { unsaved } from '../ui/unsaved.ts'
import { useThemeChange } from './account-tools.tsx'
import * as texts from './texts.ts'

/** Below the parts of the settings: where there is a rail, that has the theme and the way out. */
export function AccountRows() {
  const { dark, change } = useThemeChange()
  return (
    <div className="card settings-menu account-rows">
      <label className="link-row">
        <Icon path={mdiWeatherNight} />
        <span className="link-row-text">{texts.darkTheme}</span>
        <input type="checkbox" className="switch" checked={dark} onChange={change} />
      </label>
      <button type="button" className="link-row" onClick={() => unsaved.leave(() => void signOut())}>
        <Icon path={mdiLogout} />
        <span className="link-row-text">{texts.logOut}</span>
      </button>
      <LinkRow to={fill(paths.settingsPart, { part: 'privacy' })} icon={mdiDeleteOutline}>
        {texts.deleteAccount}
      </LinkRow>
    </div>
  )
}
