import { mdiBellRingOutline } from '@mdi/js'
import { useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import './notices.css'
import { isPushUnasked } from './push-power.ts'
import * as texts from './texts.ts'
import { usePush } from './use-push.ts'

/** The player has said no on this device: it is not offered again. */
const DECLINED = 'push-declined'

/**
 * Offers push messages to a player who has a match ahead: then it is plain what they are for. The browser's own
 * question, which is asked only once, comes on a tap.
 */
export function PushOffer() {
  const [open, setOpen] = useState(() => isPushUnasked() && localStorage.getItem(DECLINED) === null)
  const { on, busy, here, turnOn } = usePush(open)
  // It stands at once, also while its key is on the way: arriving later, it would push down what is below it.
  if (!open || on || here.error) return null
  const accept = async () => {
    await turnOn()
    setOpen(false)
  }
  const decline = () => {
    localStorage.setItem(DECLINED, 'yes')
    setOpen(false)
  }
  return (
    <section className="card push-offer" aria-label={texts.hearOfIt}>
      <Icon path={mdiBellRingOutline} />
      <div>
        <h2>{texts.hearOfIt}</h2>
        <p className="soft small">{texts.thisDeviceCanTellYou}</p>
      </div>
      <div className="row">
        <button type="button" className="button main" disabled={busy || !here.data} onClick={() => void accept()}>
          {texts.tellMe}
        </button>
        <button type="button" className="button quiet" disabled={busy} onClick={decline}>
          {texts.notNow}
        </button>
      </div>
    </section>
  )
}
