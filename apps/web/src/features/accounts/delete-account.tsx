import { accounts, accountTexts } from '@gauntlet/contract/accounts/endpoints'
import { passwordTexts } from '@gauntlet/contract/passwords/forms'
import { mdiAccountOutline, mdiCircleMultipleOutline, mdiDeleteOutline, mdiDownload, mdiSwordCross } from '@mdi/js'
import { type FormEvent, useState } from 'react'
import { asksForPassword, CallError } from '../../api/client.ts'
import { leave } from '../../api/sign-out.ts'
import { useAction } from '../../api/use-action.ts'
import { useSelf } from '../../api/use-self.ts'
import { CurrentPassword } from '../../ui/current-password.tsx'
import { TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { FormFoot, Modal } from '../../ui/modal.tsx'
import { Setting } from '../../ui/setting.tsx'
import { useDownload } from './export-data.tsx'
import './settings.css'
import * as texts from './texts.ts'
import { say } from '../../ui/say.ts'
import { rich } from '../../ui/rich.tsx'

const { confirmWord } = accountTexts

/** Asks for a word to be typed, so that a tap too many does not end an account. */
function Confirm({ close }: { close: () => void }) {
  const { id, credits } = useSelf()
  const copy = useDownload()
  const [typed, setTyped] = useState('')
  const [refused, setRefused] = useState<string>()
  // Undefined until it is asked for.
  const [current, setCurrent] = useState<string>()
  const [wanted, setWanted] = useState<string>()
  const options = { done: leave, unsaid: asksForPassword }
  const recent = useAction(accounts.remove, options)
  const proven = useAction(accounts.removeWithPassword, options)
  const remove = async (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim().toUpperCase() !== confirmWord) return setRefused(say(texts.typeConfirmWordToGoOn, { confirmWord }))
    if (current === '') return setWanted(passwordTexts.current)
    const outcome = await (current === undefined ? recent.run({ id }) : proven.run({ id, current }))
    if (!(outcome instanceof CallError && asksForPassword(outcome))) return
    setCurrent(current ?? '')
    setWanted(outcome.errors['current'])
  }
  return (
    <Modal title={texts.deleteYourAccount} close={close}>
      <form className="stack account-delete" noValidate onSubmit={event => void remove(event)}>
        <p className="account-final">{texts.thisCannotBeTakenBack}</p>
        <ul className="account-losses">
          <li>
            <Icon path={mdiAccountOutline} />
            <span>{texts.yourNameEmailPhotoAddresses}</span>
          </li>
          <li>
            <Icon path={mdiSwordCross} />
            <span>{texts.pendingAndUpcomingChallengesAre}</span>
          </li>
          {(credits ?? 0) > 0 && (
            <li>
              <Icon path={mdiCircleMultipleOutline} />
              <span>{rich(texts.yourCreditsCreditsLapse, { credits: <strong>{credits}</strong> })}</span>
            </li>
          )}
        </ul>
        <button type="button" className="button quiet account-keep" disabled={copy.busy} onClick={copy.download}>
          <Icon path={mdiDownload} />
          {copy.busy ? texts.collecting : texts.downloadFirst}
        </button>
        <TextField
          placeholder={confirmWord}
          label={say(texts.typeConfirmWordToConfirm, { confirmWord })}
          autoComplete="off"
          autoCapitalize="characters"
          value={typed}
          error={refused}
          onChange={event => {
            setTyped(event.currentTarget.value)
            setRefused(undefined)
          }}
        />
        {current !== undefined && (
          <CurrentPassword
            error={wanted}
            value={current}
            onChange={event => {
              setCurrent(event.currentTarget.value)
              setWanted(undefined)
            }}
          />
        )}
        <FormFoot
          cancel={texts.keepIt}
          close={close}
          send={texts.deleteAccount}
          busy={recent.busy || proven.busy}
          ready={typed.trim().toUpperCase() === confirmWord}
          danger
        />
      </form>
    </Modal>
  )
}

export function DeleteAccount() {
  const [asking, setAsking] = useState(false)
  return (
    <Setting
      title={texts.deleteAccountTitle}
      icon={mdiDeleteOutline}
      line={texts.erasesPersonalData}
      act={
        <button
          type="button"
          className="button small danger"
          aria-label={texts.deleteAccount}
          onClick={() => setAsking(true)}
        >
          {texts.deleteIt}
        </button>
      }
    >
      {asking && <Confirm close={() => setAsking(false)} />}
    </Setting>
  )
}
