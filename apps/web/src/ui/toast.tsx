import { createPortal } from 'react-dom'
import { createStore, useStore } from './store.ts'
import * as texts from './texts.ts'
import { say } from './say.ts'

interface Toast {
  id: number
  text: string
  danger: boolean
  action: ToastAction | undefined
  reference: string | undefined
}

/** The target of a button in it. */
export interface ToastAction {
  label: string
  run: () => void
}

export const TOAST_MS = 3000
/** Long enough to reach for. */
const WITH_MORE_MS = 6000
const toasts = createStore<readonly Toast[]>([])
let last = 0

const forget = (id: number) => toasts.set(toasts.get().filter(shown => shown.id !== id))

interface ToastOptions {
  /** Something went wrong. */
  danger?: boolean
  action?: ToastAction
  /** The reference by which the operator finds the failure. */
  reference?: string | undefined
}

/** Shows a message at the top for three seconds; for six with an action or a reference, which take time to read. */
export function toast(text: string, { danger = false, action, reference }: ToastOptions = {}) {
  last += 1
  const id = last
  toasts.set([...toasts.get().filter(shown => shown.text !== text), { id, text, danger, action, reference }])
  setTimeout(() => forget(id), action || reference !== undefined ? WITH_MORE_MS : TOAST_MS)
}

/** Open dialogs, the topmost last: everything outside of it is inert, so messages move into it. */
export const openDialogs = createStore<readonly HTMLElement[]>([])

export function Toasts() {
  const host = useStore(openDialogs).at(-1) ?? document.body
  const shown = useStore(toasts)
  return createPortal(
    <div className="toasts">
      <output>{shown.map(line => !line.danger && <Line key={line.id} {...line} />)}</output>
      <div role="alert">{shown.map(line => line.danger && <Line key={line.id} {...line} />)}</div>
    </div>,
    host,
  )
}

const Line = ({ id, text, danger, action, reference }: Toast) => (
  <p className={danger ? 'toast danger' : 'toast'}>
    {text}
    {reference !== undefined && <small className="reference">{say(texts.referenceReference, { reference })}</small>}
    {action && (
      <button
        type="button"
        onClick={() => {
          forget(id)
          action.run()
        }}
      >
        {action.label}
      </button>
    )}
  </p>
)
