import { payments, SANDBOX_CARD } from '@gauntlet/contract/payments'
import { mdiFlaskOutline } from '@mdi/js'
import { useImperativeHandle, useState } from 'react'
import { call } from '../../api/api.ts'
import { CallError } from '../../api/client.ts'
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

/** The card form of the sandbox: says what it is, and is never filled in with a card that the browser knows. */
export function SandboxCard({ ref }: CardProps) {
  const [number, setNumber] = useState('')
  const [exp, setExp] = useState('')
  const [cvc, setCvc] = useState('')
  useImperativeHandle(ref, () => ({ token: () => tokenOf({ number, exp, cvc }) }))
  return (
    <fieldset className="sandbox-card stack">
      <legend>
        <Icon path={mdiFlaskOutline} /> Sandbox: no money moves
      </legend>
      <p className="small">
        Only test cards work here, such as <strong className="numbers">{SANDBOX_CARD}</strong> with any later month and
        any three digits. Do not type a real card.
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
    </fieldset>
  )
}
