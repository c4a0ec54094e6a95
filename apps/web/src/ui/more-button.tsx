import { mdiDotsHorizontal } from '@mdi/js'
import { useState } from 'react'
import { IconButton } from './icon-button.tsx'
import { ConfirmDialog } from './modal.tsx'
import * as texts from './texts.ts'

/** The end of a thing in a list, behind '⋯': it asks first. */
export function MoreButton({
  label,
  asks: { title, text, confirm },
  busy,
  run,
}: {
  label: string
  asks: { title: string; text: string; confirm: string }
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
          confirm={confirm}
          cancel={texts.goBack}
          busy={busy}
          onConfirm={() => void confirmed()}
          onCancel={() => setAsking(false)}
        >
          <p>{text}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
