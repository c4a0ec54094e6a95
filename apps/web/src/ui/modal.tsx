import { mdiClose } from '@mdi/js'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { returnFocus } from './focus.ts'
import { openDialogs } from './toast.tsx'
import { unsaved, WithinDialog } from './unsaved.ts'
import * as texts from './texts.ts'
import { IconButton } from './icon-button.tsx'
import { showMenu } from './use-menu.ts'

/**
 * A dialog over the page: a sheet from below on a phone, a window if there is room. Escape and Close leave it, and ask
 * first if a form in it has something unsaved.
 */
export function Modal({
  title,
  line,
  close,
  closeLabel = texts.close,
  children,
}: {
  title: string
  /** Its object: the match, the event, the person. */
  line?: ReactNode
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
    // In a menu that has closed meanwhile it would not be seen.
    const menu = element.closest('details')
    if (menu) {
      menu.open = true
      showMenu(menu)
    }
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
        <div>
          <h2 id={id}>{title}</h2>
          {line !== undefined && <p className="soft small">{line}</p>}
        </div>
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
  line,
  children,
  confirm,
  cancel = texts.keepIt,
  look = 'danger solid',
  busy = false,
  instead,
  onConfirm,
  onCancel,
}: {
  title: string
  line?: ReactNode
  children?: ReactNode
  /** The words of the button that does it. */
  confirm: string
  cancel?: string
  /** Red is what destroys; `ink` changes something that can be mended. */
  look?: 'danger solid' | 'main' | 'ink'
  busy?: boolean
  /** A milder way, before the others. */
  instead?: ReactNode
  onConfirm: () => void
  onCancel: () => void
}) => (
  <Modal title={title} line={line} close={onCancel}>
    {children}
    <div className="row modal-foot">
      {instead}
      <button type="button" className="button" onClick={onCancel}>
        {cancel}
      </button>
      <button type="button" className={`button ${look}`} disabled={busy} onClick={onConfirm}>
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
  ready = true,
  danger = false,
}: {
  /** The words of the button that leaves it. */
  cancel: string
  close: () => void
  /** The words of the button that sends it. */
  send: string
  busy: boolean
  /** Grey until it is filled in: a press says what is missing. */
  ready?: boolean
  danger?: boolean
}) => (
  <div className="row modal-foot">
    <button type="button" className="button" onClick={close}>
      {cancel}
    </button>
    <button type="submit" className={`button ${ready ? (danger ? 'danger solid' : 'main') : 'idle'}`} disabled={busy}>
      {send}
    </button>
  </div>
)
