import { lazy, Suspense } from 'react'
import { Card, Section } from '../../ui/card.tsx'
import { CheckField } from '../../ui/field.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import * as texts from './texts.ts'
import { usePush } from './use-push.ts'

const HomeScreenSteps = lazy(() => import('./home-screen-steps.tsx'))

/** Whether this device is told of news while the app is closed. */
export function PushSection() {
  const push = usePush()
  const { power, here, on, busy, turnOn, turnOff } = push
  if (power === 'none') return null
  return (
    <Section title={texts.onThisDevice}>
      <Card className="stack">
        {power === 'home-screen' && (
          <>
            <p className="soft">{texts.onAnIPhone}</p>
            <Suspense>
              <HomeScreenSteps />
            </Suspense>
          </>
        )}
        {power === 'blocked' && <p className="soft">{texts.yourBrowserBlocksThem}</p>}
        {power === 'possible' && (
          <Loaded value={here.data?.payload} error={here.error} retry={here.refetch} rows={1}>
            {() => (
              <CheckField
                label={
                  <>
                    <strong>{texts.tellMeOnThisDevice}</strong>
                    <span className="soft small push-words">{texts.alsoWhileTheAppIsClosed}</span>
                  </>
                }
                checked={on}
                disabled={busy}
                onChange={({ currentTarget }) => void (currentTarget.checked ? turnOn() : turnOff())}
              />
            )}
          </Loaded>
        )}
      </Card>
    </Section>
  )
}
