import { paths } from '../../paths.ts'
import { Page } from '../../ui/page.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { ExportData } from './export-data.tsx'
import { PasswordSection } from './password-section.tsx'
import { SessionsSection } from './sessions-section.tsx'

/** What a player sees to about the account: each kind of setting is a section of its own. */
export default function AccountSettings() {
  return (
    <Page
      title="Account Settings"
      back={paths.profile}
      aside={
        <>
          <ExportData />
          <DeleteAccount />
        </>
      }
    >
      <PasswordSection />
      <SessionsSection />
    </Page>
  )
}
