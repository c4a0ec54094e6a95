import { type ComponentProps, useEffect, useRef } from 'react'
import { TextField } from './field.tsx'
import * as texts from './texts.ts'

/**
 * Asked for once the server wants to know that it is the owner: it appears in a form that is open already, below the
 * typed fields, and takes the focus while it is wrong.
 */
export function CurrentPassword({ error, ...input }: { error: string | undefined } & ComponentProps<'input'>) {
  const field = useRef<HTMLInputElement>(null)
  // When it appears, and each time it was wrong: the button that sent it may be a screen away.
  useEffect(() => {
    if (error !== undefined) field.current?.focus()
  }, [error])
  return (
    <TextField
      label={texts.currentPassword}
      name="current"
      type="password"
      autoComplete="current-password"
      hint={texts.youSignedInAWhile}
      error={error}
      {...input}
      ref={field}
    />
  )
}
