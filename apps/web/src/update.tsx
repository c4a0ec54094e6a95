import { useStore } from './ui/store.ts'
import { newVersion, takeOver } from './version.ts'

/** Offers the new version when one is ready. */
export function UpdateBar() {
  const worker = useStore(newVersion)
  if (!worker) return null
  return (
    <output className="update-bar">
      <span>A new version is ready.</span>
      <button type="button" className="button small" onClick={() => takeOver(worker)}>
        Update
      </button>
    </output>
  )
}
