import { payments, SANDBOX_ASKING_CARD, SANDBOX_CARD } from '@gauntlet/contract/payments/endpoints'
import { mdiFlaskOutline } from '@mdi/js'
import { useImperativeHandle, useState } from 'react'
import { call } from '../../api/api.ts'
import { CallError } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { serverNow } from '../../ui/clock.ts'
import { ConfirmDialog } from '../../ui/modal.tsx'
import { TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { CardProps } from './card.tsx'
import * as texts from './texts.ts'

/** Any later month and any three digits will do. */
const YEARS_AHEAD = 3
const SANDBOX_CVC = '123'

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
      title={texts.theSandboxsBankAsks}
      confirm={texts.confirm}
      cancel={texts.refuse}
      look="main"
      busy={busy}
      onConfirm={() => void answer(1)}
      onCancel={() => void answer(0)}
    >
      <p>{texts.yourOwnBankWouldAsk}</p>
      <p className="soft">{texts.noMoneyMoves}</p>
    </ConfirmDialog>
  )
}

/** The card form of the sandbox: says what it is, and is never filled in with a card that the browser knows. */
export function SandboxCard({ ref }: CardProps) {
  const [number, setNumber] = useState('')
  const [exp, setExp] = useState('')
  const [cvc, setCvc] = useState('')
  const [question, setQuestion] = useState<Question>()
  const fillIn = (card: string) => {
    setNumber(card)
    setExp(`12/${(new Date(serverNow()).getFullYear() + YEARS_AHEAD) % 100}`)
    setCvc(SANDBOX_CVC)
  }
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
        <Icon path={mdiFlaskOutline} /> {texts.sandboxNoMoneyMoves}
      </legend>
      <button
        type="button"
        className="button small sandbox-fill"
        aria-label={texts.fillInATestCard}
        onClick={() => fillIn(SANDBOX_CARD)}
      >
        {texts.testCard}
      </button>
      <TextField
        label={texts.cardNumber}
        inputMode="numeric"
        autoComplete="off"
        maxLength={24}
        placeholder={SANDBOX_CARD}
        value={number}
        onChange={({ target }) => setNumber(target.value)}
      />
      <div className="card-pair">
        <TextField
          label={texts.expires}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          placeholder={texts.mmYY}
          value={exp}
          onChange={({ target }) => setExp(target.value)}
        />
        <TextField
          label={texts.securityCode}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          placeholder={texts.cvc}
          value={cvc}
          onChange={({ target }) => setCvc(target.value)}
        />
      </div>
      {number !== '' && (
        <button type="button" className="button small" onClick={() => fillIn(SANDBOX_ASKING_CARD)}>
          {texts.oneTheBankAsksAbout}
        </button>
      )}
      {question && <SandboxBank question={question} />}
    </fieldset>
  )
}
