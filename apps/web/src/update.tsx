import { registerSW } from 'virtual:pwa-register'
import { createStore, useStore } from './ui/store.ts'

const waiting = createStore<(() => Promise<void>) | undefined>(undefined)

/** Starts the service worker, which keeps the shell for when there is no network. */
const update = registerSW({ onNeedRefresh: () => waiting.set(() => update(true)) })

/** Offers the new version when one is ready. */
export default function UpdateBar() {
  const apply = useStore(waiting)
  if (!apply) return null
  return (
    <output className="update-bar">
      <span>A new version is ready.</span>
      <button type="button" className="button small" onClick={() => void apply()}>
        Update
      </button>
    </output>
  )
}
