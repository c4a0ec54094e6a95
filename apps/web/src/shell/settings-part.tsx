import type { ReactNode } from 'react'
import { DeleteAccount } from '../features/accounts/delete-account.tsx'
import { ExportData } from '../features/accounts/export-data.tsx'
import { PasswordSection } from '../features/accounts/password-section.tsx'
import { SecuritySection } from '../features/accounts/security-section.tsx'
import { SessionsSection } from '../features/accounts/sessions-section.tsx'
import { WeeklyTimes } from '../features/availability/weekly-times.tsx'
import { PushSection } from '../features/notices/push-section.tsx'
import { PasskeysSection } from '../features/passkeys/passkeys-section.tsx'
import { BlockedPlayers } from '../features/profiles/blocked-players.tsx'
import { CalendarFeed } from '../features/profiles/calendar-feed.tsx'
import { NoticeChoices } from '../features/profiles/notice-choices.tsx'
import { SeenBy } from '../features/profiles/seen-by.tsx'
import { TimeCodesSection } from '../features/second-proofs/time-codes-section.tsx'
import { fill, paths } from '../paths.ts'
import { Redirect } from '../ui/link.tsx'
import { Page } from '../ui/page.tsx'
import { useParams } from '../ui/router.ts'
import { Settings } from '../ui/setting.tsx'
import { isPart, partNamed, type SettingsPartName, settingsParts } from './settings-parts.ts'

/** In the shell, since each section belongs to another feature. */
const SECTIONS: Record<SettingsPartName, ReactNode> = {
  'sign-in': (
    <>
      <Settings>
        <PasswordSection />
        <PasskeysSection />
        <TimeCodesSection />
      </Settings>
      <SessionsSection />
      <SecuritySection />
    </>
  ),
  notifications: <NoticeChoices device={<PushSection />} />,
  calendar: (
    <>
      <WeeklyTimes />
      <CalendarFeed />
    </>
  ),
  privacy: (
    <>
      <SeenBy />
      <Settings>
        <BlockedPlayers />
        <ExportData />
      </Settings>
      <Settings>
        <DeleteAccount />
      </Settings>
    </>
  ),
}

/** One part of the account's settings. */
export default function SettingsPart() {
  const { part = '' } = useParams()
  if (!isPart(part)) {
    const meant = partNamed(part)
    return <Redirect to={meant ? fill(paths.settingsPart, { part: meant }) : paths.accountSettings} />
  }
  return (
    <Page title={settingsParts[part].title} back={paths.accountSettings}>
      {SECTIONS[part]}
    </Page>
  )
}
