import { mdiBellOutline, mdiCalendarSyncOutline, mdiLockOutline, mdiShieldAccountOutline } from '@mdi/js'
import * as texts from './texts.ts'

/** The parts of the settings, each a screen of its own. */
export const settingsParts = {
  'sign-in': { title: texts.signingIn, line: texts.passwordPasskeysActivity, icon: mdiLockOutline },
  notifications: { title: texts.notifications, line: texts.inTheAppAndByEmail, icon: mdiBellOutline },
  calendar: { title: texts.calendar, line: texts.whenYouCanPlay, icon: mdiCalendarSyncOutline },
  privacy: { title: texts.privacyAndData, line: texts.blockedPlayersYourData, icon: mdiShieldAccountOutline },
} as const

export type SettingsPartName = keyof typeof settingsParts
export const FIRST: SettingsPartName = 'sign-in'
/** Other names of parts, as somebody may have kept or guess them. */
const OTHER_NAMES: ReadonlyMap<string, SettingsPartName> = new Map([
  ['hours', 'calendar'],
  ['password', FIRST],
  ['devices', FIRST],
])
export const partNamed = (name: string): SettingsPartName | undefined => OTHER_NAMES.get(name)
export const isPart = (name: string): name is SettingsPartName => Object.hasOwn(settingsParts, name)
