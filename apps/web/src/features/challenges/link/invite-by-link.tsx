import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { mdiQrcode } from '@mdi/js'
import { Suspense, useState } from 'react'
import { lazy } from '../../../ui/part.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { isAhead } from '../sides.ts'
import { everyone } from '../who.ts'
import * as texts from './texts.ts'

const LinkSheet = lazy(() => import('./link-sheet.tsx'))

/** The issuer of a match ahead has its link. */
export const sharesLink = (challenge: Challenge, viewerId: string): boolean =>
  challenge.user_id === viewerId && isAhead(challenge)

/** By link only, and nobody has come by it yet. */
export const isAlone = (challenge: Challenge, viewerId: string): boolean =>
  sharesLink(challenge, viewerId) && challenge.open_challenge === 0 && everyone(challenge).length === 1

/** The way to the link of a match. */
export function InviteByLink({ challenge, look = '' }: { challenge: Challenge; look?: 'main' | '' }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={`button ${look}`} onClick={() => setOpen(true)}>
        <Icon path={mdiQrcode} />
        {texts.inviteByLink}
      </button>
      <Suspense>{open && <LinkSheet challenge={challenge} close={() => setOpen(false)} />}</Suspense>
    </>
  )
}
