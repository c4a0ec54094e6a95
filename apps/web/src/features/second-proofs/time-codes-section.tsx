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
  const begin = () =>
    owner.attempt(async proof => setSecret((await call(secondProofs.setUpTimeCodes, proof)).payload), texts.timeCodes)
  return (
    <>
      <button
        type="button"
        className="button small main"
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

/** An act that is confirmed first, and then done with a proof that it is the owner who asks. */
function ConfirmedButton({
  words,
  title,
  text,
  confirm,
  danger = false,
  act,
}: {
  words: string
  title: string
  text: string
  confirm: string
  danger?: boolean
  act: Parameters<ReturnType<typeof useOwner>['attempt']>[0]
}) {
  const [asking, setAsking] = useState(false)
  const owner = useOwner()
  return (
    <>
      <button
        type="button"
        className={danger ? 'button small danger' : 'button small'}
        disabled={owner.busy}
        onClick={() => setAsking(true)}
      >
        {words}
      </button>
      {asking && (
        <ConfirmDialog
          title={title}
          confirm={confirm}
          look={danger ? 'danger solid' : 'main'}
          onConfirm={() => {
            setAsking(false)
            owner.attempt(act, title)
          }}
          onCancel={() => setAsking(false)}
        >
          <p>{text}</p>
        </ConfirmDialog>
      )}
      {owner.dialog}
    </>
  )
}

const TurnOff = () => (
  <ConfirmedButton
    words={texts.turnOff}
    title={texts.turnTimeCodesOff}
    text={texts.yourPasswordAloneSignsIn}
    confirm={texts.turnOff}
    danger
    act={async proof => {
      const { message } = await call(secondProofs.endTimeCodes, proof)
      if (message !== undefined) toast(message)
    }}
  />
)

const CodesLeft = ({ left, onCodes }: { left: number; onCodes: (codes: string[]) => void }) => (
  <div className="row between">
    <p className={left < RECOVERY_CODES_LOW ? 'recovery-low' : undefined}>
      {left === 0 ? texts.noRecoveryCodesAreLeft : plural(texts.codesLeft, left)}
      {left < RECOVERY_CODES_LOW && ` ${texts.makeNewOnesBeforeYou}`}
    </p>
    <ConfirmedButton
      words={texts.newRecoveryCodes}
      title={texts.makeNewRecoveryCodes}
      text={texts.theOnesThatYouHave}
      confirm={texts.makeNewOnes}
      act={async proof => onCodes((await call(secondProofs.renewRecoveryCodes, proof)).payload.recovery_codes)}
    />
  </div>
)

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
