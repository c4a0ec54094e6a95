import { sessionTexts } from '@gauntlet/contract/sessions/texts'
import { useState } from 'react'
import { TextField } from '../ui/field.tsx'
import { CallError } from './client.ts'
import * as texts from './texts.ts'

const hasPasskeys = 'PublicKeyCredential' in globalThis

/** Asks for the second proof: a field for the code, and a passkey button that fills it and sends the form. */
export default function CodeField({ error }: { error: string | undefined }) {
  const [refused, setRefused] = useState<string>()
  const usePasskey = async (form: HTMLFormElement | null) => {
    setRefused(undefined)
    const { proveWithPasskey } = await import('./passkeys.ts')
    try {
      const code = await proveWithPasskey()
      const field = form?.elements.namedItem('code')
      if (field instanceof HTMLInputElement) field.value = code
      form?.requestSubmit()
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure
      setRefused(failure.message)
    }
  }
  return (
    <>
      <TextField
        label={texts.code}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it appears where the form was sent, as its next step
        autoFocus
        hint={sessionTexts.codeNeeded}
        error={error ?? refused}
      />
      {hasPasskeys && (
        <button type="button" className="button wide" onClick={event => void usePasskey(event.currentTarget.form)}>
          {texts.toUseAPasskeyInstead}
        </button>
      )}
    </>
  )
}
