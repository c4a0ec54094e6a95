import { type ComponentProps, useEffect, useRef } from 'react'
import { TextField } from './field.tsx'
import * as texts from './texts.ts'

/**
 * Asked for once the server wants to know that it is the owner: it comes into a form that is open already, below what was
 * typed, and takes the focus while it is wrong.
 */
export function CurrentPassword({ error, ...input }: { error: string | undefined } & ComponentProps<'input'>) {
  const field = useRef<HTMLInputElement>(null)
  // When it comes in, and each time it was wrong: the button that sent it may be a screen away.
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
