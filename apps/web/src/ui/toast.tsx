import { createPortal } from 'react-dom'
import { createStore, useStore } from './store.ts'

interface Toast {
  id: number
  text: string
  danger: boolean
}

export const TOAST_MS = 3000
const toasts = createStore<readonly Toast[]>([])
let last = 0

/** Says what happened, at the bottom for three seconds. `danger` for what went wrong. */
export function toast(text: string, { danger = false } = {}) {
  last += 1
  const id = last
  toasts.set([...toasts.get().filter(shown => shown.text !== text), { id, text, danger }])
  setTimeout(() => toasts.set(toasts.get().filter(shown => shown.id !== id)), TOAST_MS)
}

/** Open dialogs, the topmost last: everything outside of it is inert, so toasts move into it. */
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

const Line = ({ text, danger }: Toast) => <p className={danger ? 'toast danger' : 'toast'}>{text}</p>
