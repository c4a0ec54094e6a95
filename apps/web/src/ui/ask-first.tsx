import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from './modal.tsx'

interface AskFirst {
  /** On the button, and on the one that means it. */
  label: string
  confirm: string
  title: string
  busy: boolean
  act: () => Promise<unknown>
  children: ReactNode
}

/** A button for what cannot be taken back: it asks, and stays asking until the act has its answer. */
export function AskFirst({ label, confirm, title, busy, act, children }: AskFirst) {
  const [asking, setAsking] = useState(false)
  const confirmed = async () => {
    await act()
    setAsking(false)
  }
  return (
    <>
      <button type="button" className="button danger" onClick={() => setAsking(true)}>
        {label}
      </button>
      {asking && (
        <ConfirmDialog
          {...{ title, confirm, busy }}
          onConfirm={() => void confirmed()}
          onCancel={() => setAsking(false)}
        >
          <p className="asked">{children}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
