import { mdiWifiOff } from '@mdi/js'
import { Icon } from '../ui/icon.tsx'
import { online } from '../ui/online.ts'
import { useStore } from '../ui/store.ts'
import * as texts from './texts.ts'

/** Says above every screen that there is no network, for as long as there is none. */
export function OfflineBar() {
  const up = useStore(online)
  return (
    <output className="offline-bar">
      {!up && (
        <>
          <Icon path={mdiWifiOff} />
          <span>{texts.noConnectionYouSeeWhat}</span>
        </>
      )}
    </output>
  )
}
