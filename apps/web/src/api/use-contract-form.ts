import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  useForm,
  type UseFormReturn,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { toast } from '../ui/toast.tsx'
import type { CallError } from './client.ts'

/** A form that is checked by a schema of the contract: on sending, then on every change of a field that failed. */
export const useContractForm = <I extends FieldValues, O>(
  schema: z.ZodMiniType<O, I>,
  defaultValues: DefaultValues<I>,
) => useForm<I, unknown, O>({ resolver: standardSchemaResolver(schema), defaultValues })

/** Shows a refusal's messages at their fields and puts the focus on the first. */
export function showErrors<I extends FieldValues, O>(form: UseFormReturn<I, unknown, O>, { errors }: CallError) {
  for (const [index, name] of Object.keys(errors).entries()) {
    const message = errors[name]
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server names fields of the schema that was sent
    if (message !== undefined) form.setError(name as Path<I>, { message }, { shouldFocus: index === 0 })
  }
}

/** The first field that fails is also named in a message. */
export function nameFirst<I extends FieldValues>(refused: FieldErrors<I>) {
  const first = Object.values(refused)[0]?.message
  if (typeof first === 'string') toast(first, { danger: true })
}
