import { linkedChallenges } from '@gauntlet/contract/challenges/by-link'
import { useState } from 'react'
import { call } from '../api/api.ts'
import { CallError } from '../api/client.ts'
import { paths } from '../paths.ts'
import { FormError } from '../ui/form-error.tsx'
import { navigate } from '../ui/router.ts'
import { toast } from '../ui/toast.tsx'
import { chosenTimes } from './chosen-times.ts'
import { type Answering, toChallenge } from './linked.ts'
import * as linkTexts from './links/texts.ts'

/** For a player who is signed in already. */
export default function Accept({ code, isUndecided }: Answering) {
  const [refused, setRefused] = useState<string>()
  const [busy, setBusy] = useState(false)
  const accept = async () => {
    setBusy(true)
    try {
      const { payload, message } = await call(linkedChallenges.accept, { code, times: chosenTimes.get(code) })
      if (payload.challenge_id === null) navigate(paths.setup, { replace: true })
      else toChallenge(payload.challenge_id)
      if (message !== undefined) toast(message)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setRefused(error.message)
      setBusy(false)
    }
  }
  return (
    <>
      <FormError>{refused}</FormError>
      <button type="button" className="button main wide" disabled={busy || isUndecided} onClick={() => void accept()}>
        {linkTexts.accept}
      </button>
    </>
  )
}
