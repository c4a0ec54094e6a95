import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { mdiQrcode } from '@mdi/js'
import { lazy, Suspense, useState } from 'react'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { isAhead } from '../sides.ts'
import { everyone } from '../who.ts'
import * as texts from './texts.ts'

const LinkSheet = lazy(() => import('./link-sheet.tsx'))

/** For the issuer of a match ahead: the way to its link. It comes first while nobody else is in the match. */
export function LinkCard({ challenge, viewerId }: { challenge: Challenge; viewerId: string }) {
  const [open, setOpen] = useState(false)
  if (challenge.user_id !== viewerId || !isAhead(challenge)) return null
  const isAlone = challenge.open_challenge === 0 && everyone(challenge).length === 1
  return (
    <Card label={texts.inviteByLink} className="row between">
      <p className={isAlone ? undefined : 'soft small'}>{isAlone ? texts.nobodyHasItYet : texts.whoeverHasTheLink}</p>
      <button type="button" className={isAlone ? 'button main' : 'button small'} onClick={() => setOpen(true)}>
        <Icon path={mdiQrcode} />
        {texts.inviteByLink}
      </button>
      <Suspense>{open && <LinkSheet challenge={challenge} close={() => setOpen(false)} />}</Suspense>
    </Card>
  )
}
