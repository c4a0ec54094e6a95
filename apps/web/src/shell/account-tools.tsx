import { mdiWeatherNight, mdiWhiteBalanceSunny } from '@mdi/js'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { signOut } from '../api/sign-out.ts'
import { useAction } from '../api/use-action.ts'
import { useStore } from '../ui/store.ts'
import { unsaved } from '../ui/unsaved.ts'
import { chooseTheme, chosenTheme, shownTheme } from '../ui/theme.ts'
import * as texts from './texts.ts'
import { IconButton } from '../ui/icon-button.tsx'

/** Light or dark, shown at once and kept by the server. */
export function useThemeChange() {
  useStore(chosenTheme)
  const { run } = useAction(profiles.setTheme, { success: false })
  const dark = shownTheme() === 'dark'
  const change = async () => {
    const before = chosenTheme.get()
    chooseTheme(dark ? 'light' : 'dark')
    const outcome = await run({ value: dark ? 0 : 1 })
    if (outcome instanceof Error) chooseTheme(before)
  }
  return { dark, change: () => void change() }
}

function ThemeSwitch() {
  const { dark, change } = useThemeChange()
  const name = dark ? texts.lightTheme : texts.darkTheme
  return <IconButton icon={dark ? mdiWhiteBalanceSunny : mdiWeatherNight} label={name} title={name} onClick={change} />
}

/** The way out. */
export const LogOut = () => (
  <button type="button" className="button small" onClick={() => unsaved.leave(() => void signOut())}>
    {texts.logOut}
  </button>
)

/** At the foot of the rail; on a phone in the header of the player's own page. */
export const AccountTools = () => (
  <>
    <ThemeSwitch />
    <LogOut />
  </>
)
