import { payments, SANDBOX_ASKING_CARD, SANDBOX_CARD } from '@gauntlet/contract/payments/endpoints'
import { mdiFlaskOutline } from '@mdi/js'
import { useImperativeHandle, useState } from 'react'
import { call } from '../../api/api.ts'
import { CallError } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { ConfirmDialog } from '../../ui/modal.tsx'
import { TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { CardProps } from './card.tsx'

async function tokenOf(card: { number: string; exp: string; cvc: string }): Promise<string | undefined> {
  try {
    return (await call(payments.sandboxToken, card)).payload.token
  } catch (error) {
    if (error instanceof CallError && error.status === 400) return undefined
    throw error
  }
}

interface Question {
  id: string
  answered: () => void
}

/** Plays the bank's question, which a bank shows in a window of its own. */
function SandboxBank({ question: { id, answered } }: { question: Question }) {
  const { run, busy } = useAction(payments.sandboxBank, { success: false })
  const answer = async (agree: 0 | 1) => {
    await run({ id, agree })
    answered()
  }
  return (
    <ConfirmDialog
      title="The sandbox's bank asks"
      confirm="Confirm"
      cancel="Refuse"
      danger={false}
      busy={busy}
      onConfirm={() => void answer(1)}
      onCancel={() => void answer(0)}
    >
      <p>Your own bank would ask you here, with a code or in its app, whether it is you who pays.</p>
      <p className="soft">No money moves.</p>
    </ConfirmDialog>
  )
}

/** The card form of the sandbox: says what it is, and is never filled in with a card that the browser knows. */
export function SandboxCard({ ref }: CardProps) {
  const [number, setNumber] = useState('')
  const [exp, setExp] = useState('')
  const [cvc, setCvc] = useState('')
  const [question, setQuestion] = useState<Question>()
  useImperativeHandle(ref, () => ({
    token: () => tokenOf({ number, exp, cvc }),
    async askBank({ id }) {
      await new Promise<void>(answered => setQuestion({ id, answered }))
      setQuestion(undefined)
    },
  }))
  return (
    <fieldset className="sandbox-card stack">
      <legend>
        <Icon path={mdiFlaskOutline} /> Sandbox: no money moves
      </legend>
      <p className="small">
        Only test cards work here, such as <strong className="numbers">{SANDBOX_CARD}</strong> with any later month and
        any three digits. With <strong className="numbers">{SANDBOX_ASKING_CARD}</strong> the bank asks first. Do not
        type a real card.
      </p>
      <TextField
        label="Card Number"
        inputMode="numeric"
        autoComplete="off"
        maxLength={24}
        placeholder={SANDBOX_CARD}
        value={number}
        onChange={({ target }) => setNumber(target.value)}
      />
      <div className="card-pair">
        <TextField
          label="Expires"
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          placeholder="MM/YY"
          value={exp}
          onChange={({ target }) => setExp(target.value)}
        />
        <TextField
          label="Security Code"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          placeholder="CVC"
          value={cvc}
          onChange={({ target }) => setCvc(target.value)}
        />
      </div>
      {question && <SandboxBank question={question} />}
    </fieldset>
  )
}
