import { useStore } from './ui/store.ts'
import { newVersion, takeOver } from './version.ts'
import * as texts from './ui/texts.ts'

/** Offers the new version when one is ready. */
export function UpdateBar() {
  const worker = useStore(newVersion)
  if (!worker) return null
  return (
    <output className="update-bar">
      <span>{texts.aNewVersionIsReady}</span>
      <button type="button" className="button small" onClick={() => takeOver(worker)}>
        {texts.update}
      </button>
    </output>
  )
}
