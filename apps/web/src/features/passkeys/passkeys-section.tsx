import { mdiFingerprint, mdiKeyOutline, mdiPencilOutline, mdiTrashCanOutline } from '@mdi/js'
import type { AnswerOf } from '@gauntlet/contract/endpoint'
import { passkeys } from '@gauntlet/contract/passkeys/endpoints'
import { useState } from 'react'
import { call } from '../../api/api.ts'
import { useApi } from '../../api/use-api.ts'
import { useOwner } from '../../api/use-owner.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ConfirmDialog } from '../../ui/modal.tsx'
import { Setting } from '../../ui/setting.tsx'
import { ErrorState } from '../../ui/states.tsx'
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

/** The server, which draws this too, takes a browser for one that has them, as nearly all are. */
const hasPasskeys = typeof document === 'undefined' || 'PublicKeyCredential' in globalThis

const whyNot = ({ unusable }: List) => unusable ?? (hasPasskeys ? null : texts.thisBrowserHasNoPasskeys)

/** The player's passkeys, and the way to another, or why there can be none here. */
export function PasskeysSection() {
  const { data, error, refetch } = useApi(passkeys.list, {})
  const [adding, setAdding] = useState(false)
  const list = data?.payload
  const why = list ? whyNot(list) : null
  return (
    <Setting
      title={texts.passkeys}
      icon={mdiFingerprint}
      line={why ?? texts.signInWithYourFingerprint}
      state={list && why === null && list.passkeys.length === 0 ? texts.noneYet : undefined}
      act={
        why === null && (
          <button
            type="button"
            className="button small"
            aria-label={texts.addPasskeyButton}
            disabled={!list}
            onClick={() => setAdding(true)}
          >
            {texts.add}
          </button>
        )
      }
    >
      {!list && error && <ErrorState error={error} retry={() => void refetch()} />}
      {list && list.passkeys.length > 0 && (
        <ul className="passkeys">
          {list.passkeys.map(passkey => (
            <Row key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {adding && <AddPasskey close={() => setAdding(false)} />}
    </Setting>
  )
}
