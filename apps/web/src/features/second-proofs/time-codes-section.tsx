import type { AnswerOf } from '@gauntlet/contract/endpoint'
import { mdiCellphoneKey } from '@mdi/js'
import { RECOVERY_CODES_LOW, secondProofs } from '@gauntlet/contract/second-proofs/endpoints'
import { useState } from 'react'
import { call } from '../../api/api.ts'
import { useApi } from '../../api/use-api.ts'
import { useOwner } from '../../api/use-owner.tsx'
import { Chip } from '../../ui/status-chip.tsx'
import { ConfirmDialog } from '../../ui/modal.tsx'
import { Setting } from '../../ui/setting.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { ScanSecret } from './scan-secret.tsx'
import './second-proofs.css'
import * as texts from './texts.ts'
import { plural } from '../../ui/plural.ts'

type Secret = AnswerOf<typeof secondProofs.setUpTimeCodes>

function TurnOn({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const [secret, setSecret] = useState<Secret>()
  const owner = useOwner()
  const begin = () => owner.attempt(async proof => setSecret((await call(secondProofs.setUpTimeCodes, proof)).payload))
  return (
    <>
      <button
        type="button"
        className="button small"
        aria-label={texts.turnOnButton}
        disabled={owner.busy}
        onClick={begin}
      >
        {texts.turnOn}
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

function TurnOff() {
  const [asking, setAsking] = useState(false)
  const owner = useOwner()
  const end = () => {
    setAsking(false)
    owner.attempt(async proof => {
      const { message } = await call(secondProofs.endTimeCodes, proof)
      if (message !== undefined) toast(message)
    })
  }
  return (
    <>
      <button type="button" className="button small danger" disabled={owner.busy} onClick={() => setAsking(true)}>
        {texts.turnOff}
      </button>
      {asking && (
        <ConfirmDialog
          title={texts.turnTimeCodesOff}
          confirm={texts.turnOff}
          onConfirm={end}
          onCancel={() => setAsking(false)}
        >
          <p>{texts.yourPasswordAloneSignsIn}</p>
        </ConfirmDialog>
      )}
      {owner.dialog}
    </>
  )
}

function CodesLeft({ left, onCodes }: { left: number; onCodes: (codes: string[]) => void }) {
  const [asking, setAsking] = useState(false)
  const owner = useOwner()
  const renew = () => {
    setAsking(false)
    owner.attempt(async proof => onCodes((await call(secondProofs.renewRecoveryCodes, proof)).payload.recovery_codes))
  }
  return (
    <div className="row between">
      <p className={left < RECOVERY_CODES_LOW ? 'recovery-low' : undefined}>
        {left === 0 ? texts.noRecoveryCodesAreLeft : plural(texts.codesLeft, left)}
        {left < RECOVERY_CODES_LOW && ` ${texts.makeNewOnesBeforeYou}`}
      </p>
      <button type="button" className="button small" disabled={owner.busy} onClick={() => setAsking(true)}>
        {texts.newRecoveryCodes}
      </button>
      {asking && (
        <ConfirmDialog
          title={texts.makeNewRecoveryCodes}
          confirm={texts.makeNewOnes}
          danger={false}
          onConfirm={renew}
          onCancel={() => setAsking(false)}
        >
          <p>{texts.theOnesThatYouHave}</p>
        </ConfirmDialog>
      )}
      {owner.dialog}
    </div>
  )
}

/** Codes of an app beside the password: turning them on and off, and the recovery codes that stand in for them. */
export function TimeCodesSection() {
  const { data, error, refetch } = useApi(secondProofs.view, {})
  const [codes, setCodes] = useState<string[]>()
  const view = data?.payload
  const isOn = view !== undefined && view.time_codes_since !== null
  return (
    <Setting
      title={texts.timeCodes}
      icon={mdiCellphoneKey}
      line={texts.yourPasswordThenSignsIn}
      state={view && (isOn ? <Chip tone="grass">{texts.on}</Chip> : texts.off)}
      act={view && (isOn ? <TurnOff /> : <TurnOn onCodes={setCodes} />)}
    >
      {!view && error && <ErrorState error={error} retry={() => void refetch()} />}
      {isOn && <CodesLeft left={view.recovery_codes_left} onCodes={setCodes} />}
      {codes && <RecoveryCodes codes={codes} close={() => setCodes(undefined)} />}
    </Setting>
  )
}
