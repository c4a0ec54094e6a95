import { useEffect, useEffectEvent, useState } from 'react'
import { CallError } from './client.ts'
import { offerPasskeys, signInWithPasskey } from './passkeys.ts'
import type { Session } from './session.ts'
import * as texts from './texts.ts'
import { FormError } from '../ui/form-error.tsx'

/** A challenge for a passkey is good for five minutes. */
const OFFER_MS = 4 * 60_000

/** Offers passkeys in the browser's autofill for as long as the page is open, and on a button. */
export default function PasskeyButton({ enter }: { enter: (session: Session) => void }) {
  const [refused, setRefused] = useState<string>()
  const told = (error: unknown) => {
    if (!(error instanceof CallError)) throw error
    setRefused(error.message)
  }
  const offer = useEffectEvent(() => {
    void offerPasskeys().then(opened => opened && enter(opened), told)
  })
  useEffect(() => {
    offer()
    const timer = setInterval(() => offer(), OFFER_MS)
    return () => clearInterval(timer)
  }, [])
  const signIn = () => {
    setRefused(undefined)
    void signInWithPasskey().then(enter, told)
  }
  return (
    <>
      <button type="button" className="button wide" onClick={signIn}>
        {texts.signInWithAPasskey}
      </button>
      {refused !== undefined && <FormError>{refused}</FormError>}
    </>
  )
}
