import { callTexts } from '@gauntlet/contract/envelope'
import { type FormEvent, useState } from 'react'
import * as z from 'zod/mini'
import { CallError } from './client.ts'

type Errors = Readonly<Record<string, string | undefined>>

function fieldErrors(issues: readonly z.core.$ZodIssue[]): Errors {
  const errors: Record<string, string> = {}
  for (const { path, message } of issues) errors[path.join('.')] ??= message
  return errors
}

const isControl = (target: unknown): target is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement

const focusFirst = (form: HTMLFormElement, errors: Errors) =>
  [...form.elements]
    .filter(isControl)
    .find(({ name }) => errors[name] !== undefined)
    ?.focus()

/**
 * A form without a library, for visitors and for screens they share with players, checked by the contract's schema
 * before it is sent. The typed text stays if it is refused; a field's error goes when the field changes.
 */
export function useForm<S extends z.ZodMiniObject>(schema: S, send: (values: z.output<S>) => Promise<void>) {
  const [errors, setErrors] = useState<Errors>({})
  const [refused, setRefused] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>, more: Readonly<Record<string, unknown>>) {
    event.preventDefault()
    const form = event.currentTarget
    const read = schema.safeParse({ ...Object.fromEntries(new FormData(form)), ...more })
    setRefused(undefined)
    const found = read.success ? {} : fieldErrors(read.error.issues)
    setErrors(found)
    if (!read.success) return focusFirst(form, found)
    setBusy(true)
    try {
      await send(read.data)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setErrors(error.errors)
      const named = Object.keys(error.errors).some(name => form.elements.namedItem(name) !== null)
      setRefused(named ? undefined : (error.message ?? callTexts.somethingWrong))
      focusFirst(form, error.errors)
    } finally {
      setBusy(false)
    }
  }

  const forget = ({ target }: FormEvent<HTMLFormElement>) => {
    if (isControl(target)) setErrors(known => ({ ...known, [target.name]: undefined }))
  }
  return { errors, refused, busy, submit, forget }
}
