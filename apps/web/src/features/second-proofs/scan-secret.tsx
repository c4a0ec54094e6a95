import { secondProofs, timeCodeInput } from '@gauntlet/contract/second-proofs/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/api.ts'
import { refreshLive } from '../../api/query-client.ts'
import { useForm } from '../../api/use-form.ts'
import { TextField } from '../../ui/field.tsx'
import { FormFoot, Modal } from '../../ui/modal.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import * as texts from './texts.ts'
import { FormError } from '../../ui/form-error.tsx'

/** In groups of four, as it is read out and typed. */
const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')

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
  const { errors, refused, busy, submit, forget } = useForm(timeCodeInput, async values => {
    const { payload } = await call(secondProofs.confirmTimeCodes, values)
    done(payload.recovery_codes)
    await refreshLive(client)
  })
  return (
    <Modal title={texts.turnOnTimeCodes} close={close}>
      <form className="stack" noValidate onSubmit={event => void submit(event, {})} onInput={forget}>
        <p className="soft">{texts.scanThisWithAnAuthenticator}</p>
        <QrCode text={address} label={texts.qrCodeOfTheSecret} />
        <p className="secret">
          <code>{grouped(secret)}</code>
        </p>
        <a className="button wide" href={address}>
          {texts.openMyAuthenticatorApp}
        </a>
        <TextField
          label={texts.theCodeThatTheApp}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          error={errors['code']}
        />
        <FormError>{refused}</FormError>
        <FormFoot cancel={texts.cancel} close={close} send={texts.turnOn} busy={busy} />
      </form>
    </Modal>
  )
}
