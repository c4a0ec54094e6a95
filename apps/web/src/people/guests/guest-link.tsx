import { guests } from '@gauntlet/contract/guests/endpoints'
import { useState } from 'react'
import { CallError } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { fill, paths } from '../../paths.ts'
import { TextField } from '../../ui/field.tsx'
import { Modal } from '../../ui/modal.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { say } from '../../ui/say.ts'
import { ShareLink } from '../../ui/share-link.tsx'
import * as texts from './texts.ts'

/** The codes that were made in this tab, by guest: the server shows each once. */
const made = new Map<string, string>()

/** The link by which somebody takes over the place of a guest. */
export default function GuestLink({ id, name, close }: { id: string; name: string; close: () => void }) {
  const [code, setCode] = useState(() => made.get(id))
  const { run, busy } = useAction(guests.link, { success: false })
  const make = async () => {
    const outcome = await run({ id })
    if (outcome instanceof CallError) return
    made.set(id, outcome.payload.code)
    setCode(outcome.payload.code)
  }
  const title = say(texts.linkOfName, { name })
  const path = fill(paths.guest, { code: code ?? '' })
  const address = location.origin + path
  return (
    <Modal title={title} close={close}>
      <p>{texts.whoeverOpensIt}</p>
      {code === undefined ? (
        <>
          <p className="soft small">{texts.aNewOneEnds}</p>
          <div className="modal-foot">
            <button type="button" className="button main wide" disabled={busy} onClick={() => void make()}>
              {texts.makeTheLink}
            </button>
          </div>
        </>
      ) : (
        <>
          <QrCode text={address} label={texts.qrCodeOfTheLink} />
          <TextField label={texts.address} value={address} readOnly onFocus={event => event.currentTarget.select()} />
          <div className="row modal-foot">
            <ShareLink path={path} title={title} />
          </div>
        </>
      )}
    </Modal>
  )
}
