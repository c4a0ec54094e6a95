import { accounts, accountTexts } from '@gauntlet/contract/accounts/endpoints'
import { passwordTexts } from '@gauntlet/contract/passwords/forms'
import { mdiDeleteOutline } from '@mdi/js'
import { type FormEvent, useState } from 'react'
import { asksForPassword, CallError } from '../../api/client.ts'
import { leave } from '../../api/sign-out.ts'
import { useAction } from '../../api/use-action.ts'
import { useSelf } from '../../api/use-self.ts'
import { Section } from '../../ui/card.tsx'
import { CurrentPassword } from '../../ui/current-password.tsx'
import { TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Modal } from '../../ui/modal.tsx'
import './settings.css'

const { confirmWord } = accountTexts

/** Asks for a word to be typed, so that a tap too many does not end an account. */
function Confirm({ close }: { close: () => void }) {
  const { id, credits } = useSelf()
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
    if (typed.trim().toUpperCase() !== confirmWord) return setRefused(`Type ${confirmWord} to go on.`)
    if (current === '') return setWanted(passwordTexts.current)
    const outcome = await (current === undefined ? recent.run({ id }) : proven.run({ id, current }))
    if (!(outcome instanceof CallError && asksForPassword(outcome))) return
    setCurrent(current ?? '')
    setWanted(outcome.errors['current'])
  }
  return (
    <Modal title="Delete your account?" close={close}>
      <form className="stack" noValidate onSubmit={event => void remove(event)}>
        <ul className="stack tight bullets">
          <li>Your name, email, photo, addresses and bio are erased. This cannot be taken back.</li>
          <li>Pending and upcoming challenges are cancelled. Matches you played stay, as of a former player.</li>
          {(credits ?? 0) > 0 && <li>Your {credits} credits lapse.</li>}
        </ul>
        <TextField
          label={`Type ${confirmWord} to confirm`}
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
        <div className="row modal-foot">
          <button type="button" className="button" onClick={close}>
            Keep it
          </button>
          <button type="submit" className="button danger solid" disabled={recent.busy || proven.busy}>
            Delete Account
          </button>
        </div>
      </form>
    </Modal>
  )
}

export function DeleteAccount() {
  const [asking, setAsking] = useState(false)
  return (
    <Section title="Delete account">
      <div className="card stack">
        <p className="soft">
          Erases what is personal. Other players keep the history of your matches, without your name.
        </p>
        <button type="button" className="button danger wide" onClick={() => setAsking(true)}>
          <Icon path={mdiDeleteOutline} />
          Delete Account
        </button>
      </div>
      {asking && <Confirm close={() => setAsking(false)} />}
    </Section>
  )
}
