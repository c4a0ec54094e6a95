import { mdiKeyOutline, mdiPencilOutline, mdiTrashCanOutline } from '@mdi/js'
import type { AnswerOf } from '@gauntlet/contract/endpoint'
import { passkeys } from '@gauntlet/contract/passkeys/endpoints'
import { useState } from 'react'
import { call } from '../../api/api.ts'
import { useApi } from '../../api/use-api.ts'
import { useOwner } from '../../api/use-owner.tsx'
import { Section } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ConfirmDialog } from '../../ui/modal.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { toast } from '../../ui/toast.tsx'
import { AddPasskey, RenamePasskey } from './name-dialogs.tsx'
import './passkeys.css'
import * as texts from './texts.ts'
import { say } from '../../ui/say.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { here } from '../../ui/here.ts'
import { datesIn } from '../../ui/formats.ts'

type List = AnswerOf<typeof passkeys.list>
type Passkey = List['passkeys'][number]

const days = datesIn({ month: 'short', day: 'numeric', year: 'numeric' })
const day = (time: string) => days(here()).format(Date.parse(time))

function Row({ passkey: { id, name, created, last_used, synced } }: { passkey: Passkey }) {
  const [dialog, setDialog] = useState<'rename' | 'remove'>()
  const owner = useOwner()
  const remove = () => {
    setDialog(undefined)
    owner.attempt(async proof => {
      const { message } = await call(passkeys.remove, { id, ...proof })
      if (message !== undefined) toast(message)
    })
  }
  return (
    <li className="passkey">
      <Icon path={mdiKeyOutline} />
      <div className="passkey-words">
        <p>{name}</p>
        <p className="soft small">
          {say(texts.addedAndUsed, {
            day: day(created),
            used: last_used === null ? texts.notUsedYet : say(texts.lastUsedDay, { day: day(last_used) }),
          })}
          {synced && ` · ${texts.onAllYourDevices}`}
        </p>
      </div>
      <IconButton icon={mdiPencilOutline} label={say(texts.renameName, { name })} onClick={() => setDialog('rename')} />
      <IconButton
        icon={mdiTrashCanOutline}
        label={say(texts.removeName, { name })}
        disabled={owner.busy}
        onClick={() => setDialog('remove')}
      />
      {dialog === 'rename' && <RenamePasskey id={id} name={name} close={() => setDialog(undefined)} />}
      {dialog === 'remove' && (
        <ConfirmDialog
          title={say(texts.removeNameQuestion, { name })}
          confirm={texts.remove}
          onConfirm={remove}
          onCancel={() => setDialog(undefined)}
        >
          <p>{texts.itNoLongerSignsYou}</p>
        </ConfirmDialog>
      )}
      {owner.dialog}
    </li>
  )
}

const hasPasskeys = 'PublicKeyCredential' in globalThis
const NOT_HERE = texts.thisBrowserHasNoPasskeys

const whyNot = ({ unusable }: List) => unusable ?? (hasPasskeys ? null : NOT_HERE)

function Passkeys({ list }: { list: List }) {
  const own = list.passkeys
  const [adding, setAdding] = useState(false)
  const why = whyNot(list)
  return (
    <div className="card stack">
      <p className="soft">{texts.signInWithYourFingerprint}</p>
      {own.length > 0 && (
        <ul className="passkeys">
          {own.map(passkey => (
            <Row key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {why === null ? (
        <button type="button" className="button wide" onClick={() => setAdding(true)}>
          {texts.addPasskeyButton}
        </button>
      ) : (
        <p className="small">{why}</p>
      )}
      {adding && <AddPasskey close={() => setAdding(false)} />}
    </div>
  )
}

/** The player's passkeys, and the way to another; nothing where there is none and can be none. */
export function PasskeysSection() {
  const { data, error, refetch } = useApi(passkeys.list, {})
  const list = data?.payload
  if (list?.passkeys.length === 0 && whyNot(list) !== null) return null
  return (
    <Section title={texts.passkeys}>
      <Loaded value={list} error={error} retry={refetch} rows={1}>
        {known => <Passkeys list={known} />}
      </Loaded>
    </Section>
  )
}
