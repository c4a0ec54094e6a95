import { mdiWifiOff } from '@mdi/js'
import { Icon } from '../ui/icon.tsx'
import { online } from '../ui/online.ts'
import { useStore } from '../ui/store.ts'
import { UnreachedLine } from './unreached-line.tsx'
import * as texts from './texts.ts'

/** Says above every screen that there is no network, for as long as there is none, or that we cannot be reached. */
export function OfflineBar() {
  const up = useStore(online)
  return (
    <output className={up ? 'offline-bar held' : 'offline-bar'}>
      {up ? (
        <UnreachedLine />
      ) : (
        <>
          <Icon path={mdiWifiOff} />
          <span>{texts.noConnectionYouSeeWhat}</span>
        </>
      )}
    </output>
  )
}
