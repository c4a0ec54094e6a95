import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { challengeReasons } from '@gauntlet/contract/challenges/texts'
import { mdiMessageTextOutline } from '@mdi/js'
import { Suspense, useCallback, useState } from 'react'
import { lazy } from '../../../ui/part.tsx'
import { Icon } from '../../../ui/icon.tsx'
import * as detailTexts from './texts.ts'

const MessageSheet = lazy(() => import('./message-sheet.tsx'))

/** The way to the viewer's message to the others. */
export function OwnMessage({
  challenge,
  viewerId,
  message,
}: {
  challenge: Challenge
  viewerId: string
  message: string
}) {
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const { kind, reason } = challenge.actions.message
  const words = message === '' ? detailTexts.writeAMessage : detailTexts.editMessage
  return (
    <>
      <button type="button" className="button" disabled={kind === 'disabled'} onClick={() => setOpen(true)}>
        <Icon path={mdiMessageTextOutline} />
        {words}
      </button>
      {reason && <p className="soft small">{challengeReasons[reason]}</p>}
      <Suspense>
        {open && (
          <MessageSheet challenge={challenge} viewerId={viewerId} message={message} title={words} close={close} />
        )}
      </Suspense>
    </>
  )
}
