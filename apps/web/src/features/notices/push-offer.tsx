import { mdiBellRingOutline } from '@mdi/js'
import { type ReactNode, Suspense, useState } from 'react'
import { lazy } from '../../ui/part.tsx'
import { Icon } from '../../ui/icon.tsx'
import './notices.css'
import { pushOffered } from './push-power.ts'
import * as texts from './texts.ts'
import { usePush } from './use-push.ts'

const HomeScreenSteps = lazy(() => import('./home-screen-steps.tsx'))

/** The player has said no on this device: it is not offered again. */
const DECLINED = 'push-declined'

function Offer({ words, children }: { words: string; children: ReactNode }) {
  return (
    <section className="card push-offer" aria-label={texts.hearOfIt}>
      <Icon path={mdiBellRingOutline} />
      <div>
        <h2>{texts.hearOfIt}</h2>
        <p className="soft small">{words}</p>
      </div>
      {children}
    </section>
  )
}

interface Answering {
  close: () => void
  decline: () => void
}

function Ask({ close, decline }: Answering) {
  const { on, busy, here, turnOn } = usePush()
  // It stands at once, also while its key is on the way: arriving later, it would push down what is below it.
  if (on || here.error) return null
  const accept = async () => {
    await turnOn()
    close()
  }
  return (
    <Offer words={texts.thisDeviceCanTellYou}>
      <div className="row">
        <button type="button" className="button" disabled={busy || !here.data} onClick={() => void accept()}>
          {texts.tellMe}
        </button>
        <button type="button" className="button quiet" disabled={busy} onClick={decline}>
          {texts.notNow}
        </button>
      </div>
    </Offer>
  )
}

/** An iPhone asks nobody until the app is on the home screen. */
function ShowHow({ decline }: Answering) {
  const [shown, setShown] = useState(false)
  return (
    <Offer words={texts.onAnIPhone}>
      {shown && (
        <Suspense>
          <HomeScreenSteps />
        </Suspense>
      )}
      <div className="row">
        {!shown && (
          <button type="button" className="button" onClick={() => setShown(true)}>
            {texts.showMeHow}
          </button>
        )}
        <button type="button" className="button quiet" onClick={decline}>
          {texts.notNow}
        </button>
      </div>
    </Offer>
  )
}

/**
 * Offers push messages to a player who has a match ahead: then it is plain what they are for. The browser's own
 * question, which is asked only once, comes on a tap.
 */
export function PushOffer() {
  const [offered, setOffered] = useState(() => (localStorage.getItem(DECLINED) === null ? pushOffered() : 'none'))
  if (offered === 'none') return null
  const close = () => setOffered('none')
  const decline = () => {
    localStorage.setItem(DECLINED, 'yes')
    close()
  }
  const Shown = offered === 'home-screen' ? ShowHow : Ask
  return <Shown close={close} decline={decline} />
}
