import { DeleteAccount } from '../features/accounts/delete-account.tsx'
import { ExportData } from '../features/accounts/export-data.tsx'
import { PasswordSection } from '../features/accounts/password-section.tsx'
import { SecuritySection } from '../features/accounts/security-section.tsx'
import { SessionsSection } from '../features/accounts/sessions-section.tsx'
import { PushSection } from '../features/notices/push-section.tsx'
import { PasskeysSection } from '../features/passkeys/passkeys-section.tsx'
import { BlockedPlayers } from '../features/profiles/blocked-players.tsx'
import { CalendarFeed } from '../features/profiles/calendar-feed.tsx'
import { NoticeChoices } from '../features/profiles/notice-choices.tsx'
import { TimeCodesSection } from '../features/second-proofs/time-codes-section.tsx'
import { paths } from '../paths.ts'
import { Page } from '../ui/page.tsx'
import * as texts from './texts.ts'

/** The settings of the account. In the shell, since each section belongs to another feature. */
export default function AccountSettings() {
  return (
    <Page
      title={texts.accountSettings}
      back={paths.profile}
      aside={
        <>
          <ExportData />
          <DeleteAccount />
        </>
      }
    >
      <PasswordSection />
      <PasskeysSection />
      <TimeCodesSection />
      <PushSection />
      <NoticeChoices />
      <CalendarFeed />
      <BlockedPlayers />
      <SessionsSection />
      <SecuritySection />
    </Page>
  )
}
