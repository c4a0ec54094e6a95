import { PASSKEY_NAME_MAX, passkeyNameInput, passkeys, passkeyTexts } from '@gauntlet/contract/passkeys/endpoints'
import { type FormEvent, type ReactNode, useState } from 'react'
import { call } from '../../api/api.ts'
import { useAction } from '../../api/use-action.ts'
import { useOwner } from '../../api/use-owner.tsx'
import { TextField } from '../../ui/field.tsx'
import { FormFoot, Modal } from '../../ui/modal.tsx'
import { toast } from '../../ui/toast.tsx'
import * as texts from './texts.ts'

/** The name of a device if its player gives it no better one. */
const DEVICES = ['iPhone', 'iPad', 'Android', 'Mac', 'Windows', 'Linux']
const thisDevice = () => DEVICES.find(device => navigator.userAgent.includes(device)) ?? texts.thisDevice

function NameDialog({
  title,
  first,
  confirm,
  busy,
  onName,
  close,
  children,
}: {
  title: string
  first: string
  confirm: string
  busy: boolean
  onName: (name: string) => void
  close: () => void
  children?: ReactNode
}) {
  const [name, setName] = useState(first)
  const [refused, setRefused] = useState<string>()
  const send = (event: FormEvent) => {
    event.preventDefault()
    const read = passkeyNameInput.shape.name.safeParse(name)
    if (read.success) onName(read.data)
    else setRefused(read.error.issues[0]?.message ?? passkeyTexts.name)
  }
  return (
    <Modal title={title} close={close}>
      <form className="stack" noValidate onSubmit={send}>
        {children}
        <TextField
          label={texts.name}
          autoComplete="off"
          maxLength={PASSKEY_NAME_MAX}
          value={name}
          error={refused}
          onChange={event => {
            setName(event.currentTarget.value)
            setRefused(undefined)
          }}
        />
        <FormFoot cancel={texts.cancel} close={close} send={confirm} busy={busy} />
      </form>
    </Modal>
  )
}

/** Asks for the name of a passkey, then makes the browser create it. */
export function AddPasskey({ close }: { close: () => void }) {
  const owner = useOwner()
  const add = (name: string) =>
    owner.attempt(async proof => {
      const { payload } = await call(passkeys.addOptions, proof)
      const { makePasskey } = await import('../../api/passkeys.ts')
      const { message } = await call(passkeys.add, { name, credential: await makePasskey(payload) })
      if (message !== undefined) toast(message)
      close()
    })
  return (
    <>
      <NameDialog
        title={texts.addAPasskey}
        first={thisDevice()}
        confirm={texts.addPasskey}
        busy={owner.busy}
        onName={add}
        close={close}
      >
        <p className="soft">{texts.giveItANameBy}</p>
      </NameDialog>
      {owner.dialog}
    </>
  )
}

export function RenamePasskey({ id, name, close }: { id: string; name: string; close: () => void }) {
  const { run, busy } = useAction(passkeys.rename, { done: close })
  return (
    <NameDialog
      title={texts.renameThisPasskey}
      first={name}
      confirm={texts.rename}
      busy={busy}
      onName={next => void run({ id, name: next })}
      close={close}
    />
  )
}
