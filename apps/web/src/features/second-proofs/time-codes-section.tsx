import type { AnswerOf } from '@gauntlet/contract/endpoint'
import { RECOVERY_CODES_LOW, secondProofs } from '@gauntlet/contract/second-proofs/endpoints'
import { useState } from 'react'
import { call } from '../../api/api.ts'
import { useApi } from '../../api/use-api.ts'
import { useOwner } from '../../api/use-owner.tsx'
import { Chip } from '../../ui/status-chip.tsx'
import { Section } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/modal.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { ScanSecret } from './scan-secret.tsx'
import './second-proofs.css'

type Secret = AnswerOf<typeof secondProofs.setUpTimeCodes>
type View = AnswerOf<typeof secondProofs.view>

const WHAT = 'Your password then signs in only together with a code that an app on your phone shows.'

function Off({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const [secret, setSecret] = useState<Secret>()
  const owner = useOwner()
  const begin = () => owner.attempt(async proof => setSecret((await call(secondProofs.setUpTimeCodes, proof)).payload))
  return (
    <>
      <p className="soft">{WHAT}</p>
      <button type="button" className="button wide" disabled={owner.busy} onClick={begin}>
        Turn On Time Codes
      </button>
      {secret && (
        <ScanSecret
          {...secret}
          close={() => setSecret(undefined)}
          done={codes => {
            setSecret(undefined)
            onCodes(codes)
          }}
        />
      )}
      {owner.dialog}
    </>
  )
}

function On({ left, onCodes }: { left: number; onCodes: (codes: string[]) => void }) {
  const [asking, setAsking] = useState<'renew' | 'end'>()
  const owner = useOwner()
  const close = () => setAsking(undefined)
  const renew = () => {
    close()
    owner.attempt(async proof => onCodes((await call(secondProofs.renewRecoveryCodes, proof)).payload.recovery_codes))
  }
  const end = () => {
    close()
    owner.attempt(async proof => {
      const { message } = await call(secondProofs.endTimeCodes, proof)
      if (message !== undefined) toast(message)
    })
  }
  return (
    <>
      <p className="soft">Your password signs in only together with a code of your authenticator app.</p>
      <p className={left < RECOVERY_CODES_LOW ? 'recovery-low' : undefined}>
        {left === 0 ? 'No recovery codes are left.' : `${left} recovery ${left === 1 ? 'code is' : 'codes are'} left.`}
        {left < RECOVERY_CODES_LOW && ' Make new ones before you need them.'}
      </p>
      <div className="row">
        <button type="button" className="button" disabled={owner.busy} onClick={() => setAsking('renew')}>
          New Recovery Codes
        </button>
        <button type="button" className="button danger" disabled={owner.busy} onClick={() => setAsking('end')}>
          Turn Off
        </button>
      </div>
      {asking === 'renew' && (
        <ConfirmDialog
          title="Make new recovery codes?"
          confirm="Make New Ones"
          danger={false}
          onConfirm={renew}
          onCancel={close}
        >
          <p>The ones that you have no longer work.</p>
        </ConfirmDialog>
      )}
      {asking === 'end' && (
        <ConfirmDialog title="Turn time codes off?" confirm="Turn Off" onConfirm={end} onCancel={close}>
          <p>Your password alone signs in again. Your recovery codes no longer work.</p>
        </ConfirmDialog>
      )}
      {owner.dialog}
    </>
  )
}

function TimeCodes({ view }: { view: View }) {
  const [codes, setCodes] = useState<string[]>()
  const on = view.time_codes_since !== null
  return (
    <div className="card stack">
      {on ? <On left={view.recovery_codes_left} onCodes={setCodes} /> : <Off onCodes={setCodes} />}
      {codes && <RecoveryCodes codes={codes} close={() => setCodes(undefined)} />}
    </div>
  )
}

/** Time codes beside the password: turning them on and off, and the recovery codes that stand in for them. */
export function TimeCodesSection() {
  const { data, error, refetch } = useApi(secondProofs.view, {})
  const on = data !== undefined && data.payload.time_codes_since !== null
  return (
    <Section title="Time codes" action={on && <Chip tone="grass">On</Chip>}>
      {data ? (
        <TimeCodes view={data.payload} />
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <SkeletonList rows={1} />
      )}
    </Section>
  )
}
