import { secondProofs, timeCodeInput } from '@gauntlet/contract/second-proofs/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/api.ts'
import { refreshLive } from '../../api/query-client.ts'
import { useForm } from '../../api/use-form.ts'
import { TextField } from '../../ui/field.tsx'
import { FormFoot, Modal } from '../../ui/modal.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { CopyButton } from './copy-button.tsx'
import * as texts from './texts.ts'
import { FormError } from '../../ui/form-error.tsx'

/** In groups of four, as it is read out and typed. */
const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')

/** On a phone the app is most often on the same: nobody can scan the screen in their hand. */
const inHand = matchMedia('(pointer: coarse)').matches

/** Shows the secret to an authenticator app, and asks for its first code. */
export function ScanSecret({
  secret,
  address,
  close,
  done,
}: {
  secret: string
  address: string
  close: () => void
  done: (recoveryCodes: string[]) => void
}) {
  const client = useQueryClient()
  const [ready, setReady] = useState(false)
  const { errors, refused, busy, submit, forget } = useForm(timeCodeInput, async values => {
    const { payload } = await call(secondProofs.confirmTimeCodes, values)
    done(payload.recovery_codes)
    await refreshLive(client)
  })
  const code = <QrCode text={address} label={texts.qrCodeOfTheSecret} />
  return (
    <Modal title={texts.turnOnTimeCodes} close={close}>
      <form
        className="stack"
        noValidate
        onSubmit={event => void submit(event, {})}
        onInput={event => {
          forget(event)
          setReady(timeCodeInput.safeParse(Object.fromEntries(new FormData(event.currentTarget))).success)
        }}
      >
        <p className="soft">{inHand ? texts.openItInTheApp : texts.scanThisWithAnAuthenticator}</p>
        {inHand ? (
          <a className="button wide" href={address}>
            {texts.openMyAuthenticatorApp}
          </a>
        ) : (
          code
        )}
        <div className="secret">
          <code>{grouped(secret)}</code>
          <CopyButton text={secret} />
        </div>
        {inHand && (
          <details className="secret-code">
            <summary>{texts.theAppIsOnAnother}</summary>
            {code}
          </details>
        )}
        <TextField
          label={texts.theCodeThatTheApp}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          error={errors['code']}
        />
        <FormError>{refused}</FormError>
        <FormFoot cancel={texts.cancel} close={close} send={texts.turnOn} busy={busy} ready={ready} />
      </form>
    </Modal>
  )
}
