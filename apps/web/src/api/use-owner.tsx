import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { FormFoot, Modal } from '../ui/modal.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { toast } from '../ui/toast.tsx'
import { CallError } from './client.ts'
import CodeField from './code-field.tsx'
import { refreshLive } from './query-client.ts'
import * as texts from './texts.ts'

/** The fields that prove that the owner asks. */
export interface OwnerProof {
  password?: string
  code?: string
}
type Send = (proof: OwnerProof) => Promise<void>

interface Step {
  send: Send
  asked: 'password' | 'code'
  refused: string | undefined
  /** The act, by its name. */
  about: string | undefined
}

const askedBy = ({ errors }: CallError): Step['asked'] | undefined =>
  'code' in errors ? 'code' : 'password' in errors ? 'password' : undefined

/**
 * For acts that only the owner may do: tries, and if the server wants the password or a code first, asks for it and
 * tries again. `dialog` is to be drawn; other refusals are shown.
 */
export function useOwner() {
  const client = useQueryClient()
  const [step, setStep] = useState<Step>()
  const [busy, setBusy] = useState(false)

  async function attempt(send: Send, about?: string, proof: OwnerProof = {}) {
    setBusy(true)
    try {
      await send(proof)
      setStep(undefined)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      const asked = askedBy(error)
      if (!asked) toast(error.message, { danger: true })
      const again = proof.password !== undefined || proof.code !== undefined
      setStep(asked && { send, asked, about, refused: again ? error.message : undefined })
    } finally {
      setBusy(false)
      await refreshLive(client)
    }
  }

  const dialog = step && (
    <OwnerDialog
      {...step}
      busy={busy}
      onProof={proof => void attempt(step.send, step.about, proof)}
      close={() => setStep(undefined)}
    />
  )
  return { attempt: (send: Send, about?: string) => void attempt(send, about), busy, dialog }
}

function OwnerDialog({
  asked,
  refused,
  about,
  busy,
  onProof,
  close,
}: Step & { busy: boolean; onProof: (proof: OwnerProof) => void; close: () => void }) {
  const prove = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const value = new FormData(event.currentTarget).get(asked)
    if (typeof value === 'string') onProof({ [asked]: value })
  }
  return (
    <Modal title={texts.isItYou} line={about} close={close}>
      <form className="stack" noValidate onSubmit={prove}>
        <p className="soft">{texts.confirmItIsYou}</p>
        {asked === 'code' ? (
          <CodeField error={refused} />
        ) : (
          <PasswordField
            label={texts.yourPassword}
            name="password"
            autoComplete="current-password"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog asks for this alone
            autoFocus
            error={refused}
          />
        )}
        <FormFoot cancel={texts.cancel} close={close} send={texts.goOn} busy={busy} />
      </form>
    </Modal>
  )
}
