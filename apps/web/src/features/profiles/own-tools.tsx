import { credits as rows, creditTexts } from '@gauntlet/contract/credits/endpoints'
import type { User } from '@gauntlet/contract/profiles/answer'
import {
  mdiAccountGroupOutline,
  mdiCogOutline,
  mdiDeleteOutline,
  mdiGiftOutline,
  mdiPencilOutline,
  mdiReceiptTextOutline,
  mdiTicketConfirmationOutline,
} from '@mdi/js'
import { useState } from 'react'
import { useAction } from '../../api/use-action.ts'
import { fill, paths } from '../../paths.ts'
import { publicPages } from '../../public-pages.ts'
import { LinkRow } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { ConfirmDialog } from '../../ui/modal.tsx'
import { ShareLink } from '../../ui/share-link.tsx'
import * as texts from './texts.ts'
import { plural } from '../../ui/plural.ts'

/** Ten credits for players who have none left; the server knows whether it is too soon. */
function FreeCredits({ id }: { id: string }) {
  const [asking, setAsking] = useState(false)
  const { run, busy } = useAction(rows.free)
  const add = async () => {
    await run({ id })
    setAsking(false)
  }
  return (
    <>
      <button type="button" className="button" onClick={() => setAsking(true)}>
        <Icon path={mdiGiftOutline} />
        {texts.add10Credits}
      </button>
      {asking && (
        <ConfirmDialog
          title={creditTexts.confirmFree}
          confirm={texts.add10Credits}
          cancel={texts.notNow}
          look="main"
          busy={busy}
          onConfirm={() => void add()}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** Above the name that it changes. */
export const EditLink = () => (
  <Link className="profile-edit-way" to={paths.profileEdit} aria-label={texts.editProfile} title={texts.editProfile}>
    <Icon path={mdiPencilOutline} />
  </Link>
)

/** The owner's tools on the profile. */
export const OwnActions = ({ user: { id, credits, short_name, public: isPublic } }: { user: User }) => (
  <div className="profile-actions">
    {isPublic === 1 && <ShareLink path={fill(publicPages.player, { id })} title={short_name} />}
    {(credits ?? 0) <= 0 && <FreeCredits id={id} />}
  </div>
)

/** The balance, and the way to more of it. */
export const OwnCredits = ({ credits }: { credits: number }) => (
  <div className="card">
    <LinkRow
      to={paths.store}
      icon={mdiTicketConfirmationOutline}
      aside={<span className="soft small">{texts.buyMore}</span>}
    >
      {plural(texts.nCredits, credits)}
    </LinkRow>
  </div>
)

/** The ways on from the profile. */
export const OwnLinks = () => (
  <nav className="card stack tight" aria-label={texts.account}>
    <LinkRow to={paths.accountSettings} icon={mdiCogOutline}>
      {texts.accountSettings}
    </LinkRow>
    <LinkRow to={paths.credits} icon={mdiReceiptTextOutline}>
      {texts.creditsAndPurchases}
    </LinkRow>
    <LinkRow to={paths.teams} icon={mdiAccountGroupOutline}>
      {texts.createViewTeam}
    </LinkRow>
    <LinkRow to={fill(paths.settingsPart, { part: 'privacy' })} icon={mdiDeleteOutline}>
      {texts.deleteAccount}
    </LinkRow>
  </nav>
)
