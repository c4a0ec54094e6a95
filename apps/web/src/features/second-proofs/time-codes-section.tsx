import type { AnswerOf } from '@gauntlet/contract/endpoint'
import { RECOVERY_CODES_LOW, secondProofs } from '@gauntlet/contract/second-proofs/endpoints'
import { useState } from 'react'
import { call } from '../../api/api.ts'
import { useApi } from '../../api/use-api.ts'
import { useOwner } from '../../api/use-owner.tsx'
import { Chip } from '../../ui/status-chip.tsx'
import { Section } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/modal.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { toast } from '../../ui/toast.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { ScanSecret } from './scan-secret.tsx'
import './second-proofs.css'
import * as texts from './texts.ts'
import { plural } from '../../ui/plural.ts'

type Secret = AnswerOf<typeof secondProofs.setUpTimeCodes>
type View = AnswerOf<typeof secondProofs.view>

const WHAT = texts.yourPasswordThenSignsIn

function Off({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const [secret, setSecret] = useState<Secret>()
  const owner = useOwner()
  const begin = () => owner.attempt(async proof => setSecret((await call(secondProofs.setUpTimeCodes, proof)).payload))
  return (
    <>
      <p className="soft">{WHAT}</p>
      <button type="button" className="button wide" disabled={owner.busy} onClick={begin}>
        {texts.turnOnButton}
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
      <p className="soft">{WHAT}</p>
      <p className={left < RECOVERY_CODES_LOW ? 'recovery-low' : undefined}>
        {left === 0 ? texts.noRecoveryCodesAreLeft : plural(texts.codesLeft, left)}
        {left < RECOVERY_CODES_LOW && ` ${texts.makeNewOnesBeforeYou}`}
      </p>
      <div className="row">
        <button type="button" className="button" disabled={owner.busy} onClick={() => setAsking('renew')}>
          {texts.newRecoveryCodes}
        </button>
        <button type="button" className="button danger" disabled={owner.busy} onClick={() => setAsking('end')}>
          {texts.turnOff}
        </button>
      </div>
      {asking === 'renew' && (
        <ConfirmDialog
          title={texts.makeNewRecoveryCodes}
          confirm={texts.makeNewOnes}
          danger={false}
          onConfirm={renew}
          onCancel={close}
        >
          <p>{texts.theOnesThatYouHave}</p>
        </ConfirmDialog>
      )}
      {asking === 'end' && (
        <ConfirmDialog title={texts.turnTimeCodesOff} confirm={texts.turnOff} onConfirm={end} onCancel={close}>
          <p>{texts.yourPasswordAloneSignsIn}</p>
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
    <Section title={texts.timeCodes} action={on && <Chip tone="grass">{texts.on}</Chip>}>
      <Loaded value={data?.payload} error={error} retry={refetch} rows={1}>
        {view => <TimeCodes view={view} />}
      </Loaded>
    </Section>
  )
}
