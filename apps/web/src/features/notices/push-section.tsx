import { mdiCellphone } from '@mdi/js'
import { Suspense, useState } from 'react'
import { lazy } from '../../ui/part.tsx'
import { Setting, SettingSwitch } from '../../ui/setting.tsx'
import { ErrorState } from '../../ui/states.tsx'
import './notices.css'
import type { PushPower } from './push-power.ts'
import './push-section.css'
import * as texts from './texts.ts'
import { usePush } from './use-push.ts'

const HomeScreenSteps = lazy(() => import('./home-screen-steps.tsx'))

/** About as long as the one that the server writes, which cannot know: what stands below stays where it is. */
const LINES: Record<PushPower, string> = {
  possible: texts.alsoWhileTheAppIsClosed,
  unknown: texts.alsoWhileTheAppIsClosed,
  blocked: texts.yourBrowserBlocksThem,
  'home-screen': texts.onceOnYourHomeScreen,
  none: texts.thisBrowserCannot,
}

const UNBLOCKING = [texts.tapTheSign, texts.openSiteSettings, texts.allowAndReload]

/** Whether this device is told of news while the app is closed. */
export function PushSection() {
  const { power, here, on, busy, turnOn, turnOff } = usePush()
  const [isShown, setShown] = useState(false)
  return (
    <Setting
      title={texts.onThisDevice}
      icon={mdiCellphone}
      line={LINES[power]}
      isOff={power === 'blocked'}
      act={
        power === 'blocked' ? (
          <button type="button" className="button small" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            {texts.unblock}
          </button>
        ) : (
          <SettingSwitch
            aria-label={texts.tellMeOnThisDevice}
            checked={on}
            disabled={busy || power !== 'possible' || !here.data}
            onChange={({ currentTarget }) => void (currentTarget.checked ? turnOn() : turnOff())}
          />
        )
      }
    >
      {here.error && !here.isFetching && <ErrorState error={here.error} retry={() => void here.refetch()} />}
      {power === 'blocked' && isShown && (
        <ol className="push-unblock">
          {UNBLOCKING.map(step => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {power === 'home-screen' && (
        <Suspense>
          <HomeScreenSteps />
        </Suspense>
      )}
    </Setting>
  )
}
