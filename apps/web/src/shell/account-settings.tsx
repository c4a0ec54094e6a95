import { useContext } from 'react'
import { useSelf } from '../api/use-self.ts'
import { fill, paths } from '../paths.ts'
import { Avatar } from '../ui/avatar.tsx'
import { LinkRow } from '../ui/card.tsx'
import { Court } from '../ui/court.tsx'
import '../ui/court.css'
import { Link, Redirect } from '../ui/link.tsx'
import { Page } from '../ui/page.tsx'
import { IsBeside } from '../ui/router.ts'
import { useStore } from '../ui/store.ts'
import { roomy, wide } from '../ui/wide.ts'
import { AccountRows } from './account-rows.tsx'
import './settings.css'
import { useSettingsState } from './use-settings-state.ts'
import { FIRST, isPart, settingsParts } from './settings-parts.ts'
import * as texts from './texts.ts'

const address = (part: string) => fill(paths.settingsPart, { part })

/** The parts of the settings; where there is room for one beside them, the first is open. */
export default function AccountSettings() {
  const isBeside = useContext(IsBeside)
  const hasRoom = useStore(roomy)
  // Beside the rail a row further down leads there.
  const hasRail = useStore(wide)
  const state = useSettingsState()
  const isUnsafe = state[FIRST] === texts.twoStepOff
  const { id, full_name, email, preference } = useSelf()
  if (hasRoom && !isBeside) return <Redirect to={address(FIRST)} />
  return (
    <Page title={texts.accountSettings} back={paths.profile}>
      <div className="settings-self">
        {hasRail && <Court />}
        <Avatar id={id} name={full_name} image={preference.image} size={48} />
        <strong>{full_name}</strong>
        <span className="small">{email}</span>
        {!hasRail && (
          <Link className="button small" to={paths.profileEdit} aria-label={texts.editProfile}>
            {texts.edit}
          </Link>
        )}
      </div>
      <nav className="card settings-menu" aria-label={texts.accountSettings}>
        {Object.keys(settingsParts)
          .filter(isPart)
          .map(part => {
            const { title, line, icon } = settingsParts[part]
            const asks = part === FIRST && isUnsafe
            return (
              <LinkRow key={part} to={address(part)} icon={icon}>
                <span className="settings-head">
                  {title}{' '}
                  <span className={asks ? 'settings-state small unsafe' : 'settings-state small'}>
                    {state[part] ?? '\u00a0'}
                  </span>
                </span>
                <span className="soft small">{line}</span>
              </LinkRow>
            )
          })}
      </nav>
      <AccountRows />
    </Page>
  )
}
