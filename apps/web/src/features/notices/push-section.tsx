import { mdiCellphone } from '@mdi/js'
import { lazy, Suspense } from 'react'
import { Setting, SettingSwitch } from '../../ui/setting.tsx'
import { ErrorState } from '../../ui/states.tsx'
import type { PushPower } from './push-power.ts'
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

/** Whether this device is told of news while the app is closed. */
export function PushSection() {
  const { power, here, on, busy, turnOn, turnOff } = usePush()
  return (
    <Setting
      title={texts.onThisDevice}
      icon={mdiCellphone}
      line={LINES[power]}
      isOff={power === 'blocked'}
      act={
        <SettingSwitch
          aria-label={texts.tellMeOnThisDevice}
          checked={on}
          disabled={busy || power !== 'possible' || !here.data}
          onChange={({ currentTarget }) => void (currentTarget.checked ? turnOn() : turnOff())}
        />
      }
    >
      {here.error && !here.isFetching && <ErrorState error={here.error} retry={() => void here.refetch()} />}
      {power === 'home-screen' && (
        <Suspense>
          <HomeScreenSteps />
        </Suspense>
      )}
    </Setting>
  )
}
