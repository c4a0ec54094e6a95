import { mdiClose } from '@mdi/js'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { returnFocus } from './focus.ts'
import { openDialogs } from './toast.tsx'
import { unsaved, WithinDialog } from './unsaved.ts'
import * as texts from './texts.ts'
import { IconButton } from './icon-button.tsx'

/**
 * A dialog over the page: a sheet from below on a phone, a window if there is room. Escape and Close leave it, and ask
 * first if a form in it has something unsaved.
 */
export function Modal({
  title,
  close,
  closeLabel = texts.close,
  children,
}: {
  title: string
  close: () => void
  closeLabel?: string
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [within] = useState(() => ({}))
  const leave = () => unsaved.leave(close, within)
  useEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    const opener = document.activeElement
    element.showModal()
    openDialogs.set([...openDialogs.get(), element])
    return () => {
      openDialogs.set(openDialogs.get().filter(open => open !== element))
      element.close()
      returnFocus(opener)
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className="modal"
      aria-labelledby={id}
      onCancel={event => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        leave()
      }}
      onClose={event => {
        // A browser lets a page keep a dialog open against Escape only once.
        const { currentTarget: element } = event
        if (event.target !== element || !element.isConnected) return
        element.showModal()
        leave()
      }}
    >
      <div className="modal-head">
        <h2 id={id}>{title}</h2>
        <IconButton icon={mdiClose} label={closeLabel} onClick={leave} />
      </div>
      <div className="modal-body stack">
        <WithinDialog value={within}>{children}</WithinDialog>
      </div>
    </dialog>
  )
}

/** Asks before something that cannot be taken back. */
export const ConfirmDialog = ({
  title,
  children,
  confirm,
  cancel = texts.keepIt,
  danger = true,
  busy = false,
  onConfirm,
  onCancel,
}: {
  title: string
  children?: ReactNode
  /** The words of the button that does it. */
  confirm: string
  cancel?: string
  danger?: boolean
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
}) => (
  <Modal title={title} close={onCancel}>
    {children}
    <div className="row modal-foot">
      <button type="button" className="button" onClick={onCancel}>
        {cancel}
      </button>
      <button
        type="button"
        className={danger ? 'button danger solid' : 'button main'}
        disabled={busy}
        onClick={onConfirm}
      >
        {confirm}
      </button>
    </div>
  </Modal>
)

/** The foot of a form in a dialog: leaves it, or sends it. */
export const FormFoot = ({
  cancel,
  close,
  send,
  busy,
  danger = false,
}: {
  /** The words of the button that leaves it. */
  cancel: string
  close: () => void
  /** The words of the button that sends it. */
  send: string
  busy: boolean
  danger?: boolean
}) => (
  <div className="row modal-foot">
    <button type="button" className="button" onClick={close}>
      {cancel}
    </button>
    <button type="submit" className={danger ? 'button danger solid' : 'button main'} disabled={busy}>
      {send}
    </button>
  </div>
)
