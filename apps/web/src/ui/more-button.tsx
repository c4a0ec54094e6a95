import { mdiDotsHorizontal } from '@mdi/js'
import { useState } from 'react'
import { IconButton } from './icon-button.tsx'
import type { Asks } from './act-buttons.tsx'
import { ConfirmDialog } from './modal.tsx'
import * as texts from './texts.ts'

/** The end of a thing in a list, behind '⋯': it asks first. */
export function MoreButton({
  label,
  asks: { title, line, text, confirm },
  busy,
  run,
}: {
  label: string
  asks: Asks
  busy: boolean
  run: () => unknown
}) {
  const [asking, setAsking] = useState(false)
  const confirmed = async () => {
    await run()
    setAsking(false)
  }
  return (
    <>
      <IconButton icon={mdiDotsHorizontal} label={label} aria-haspopup="dialog" onClick={() => setAsking(true)} />
      {asking && (
        <ConfirmDialog
          title={title}
          line={line}
          confirm={confirm}
          cancel={texts.goBack}
          busy={busy}
          onConfirm={() => void confirmed()}
          onCancel={() => setAsking(false)}
        >
          <p className="asked">{text}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
