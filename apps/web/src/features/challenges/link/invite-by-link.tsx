import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { mdiQrcode } from '@mdi/js'
import { lazy, Suspense, useState } from 'react'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { isAhead } from '../sides.ts'
import { everyone } from '../who.ts'
import * as texts from './texts.ts'

const LinkSheet = lazy(() => import('./link-sheet.tsx'))

/** For the issuer of a match ahead: the way to its link, one of several things to do. */
export function InviteByLink({ challenge, viewerId }: { challenge: Challenge; viewerId: string }) {
  if (challenge.user_id !== viewerId || !isAhead(challenge) || isAlone(challenge)) return null
  return <LinkButton challenge={challenge} look="small" />
}

/** The same while nobody else is in the match: the one thing to do. */
export function LinkCard({ challenge, viewerId }: { challenge: Challenge; viewerId: string }) {
  if (challenge.user_id !== viewerId || !isAhead(challenge) || !isAlone(challenge)) return null
  return (
    <Card label={texts.inviteByLink} className="row between">
      <p>{texts.nobodyHasItYet}</p>
      <LinkButton challenge={challenge} look="main" />
    </Card>
  )
}

const isAlone = (challenge: Challenge) => challenge.open_challenge === 0 && everyone(challenge).length === 1

function LinkButton({ challenge, look }: { challenge: Challenge; look: 'small' | 'main' }) {
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
