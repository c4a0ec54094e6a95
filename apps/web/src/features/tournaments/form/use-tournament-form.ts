import type { tournamentForm } from '@gauntlet/contract/tournaments/forms'
import type { FieldErrors } from 'react-hook-form'
import type * as z from 'zod/mini'
import { useContractForm } from '../../../api/use-contract-form.ts'
import { toast } from '../../../ui/toast.tsx'
import type { Registered } from '../../../ui/field.tsx'

export type TournamentValues = z.input<typeof tournamentForm>
export type TournamentTerms = z.output<typeof tournamentForm>
export type NumberField = 'slots' | 'minRate' | 'minSpread'

/**
 * A form of a tournament's terms, checked by one of the contract's; the first field that fails is also named in a
 * message.
 */
export function useTournamentForm(schema: z.ZodMiniType<TournamentTerms, TournamentValues>, initial: TournamentValues) {
  const form = useContractForm(schema, initial)
  const { errors } = form.formState
  return {
    form,
    field: (name: keyof TournamentValues): Registered => ({ ...form.register(name), error: errors[name]?.message }),
    number: (name: NumberField) => ({
      value: String(form.watch(name) ?? ''),
      set: (value: number) =>
        form.setValue(name, value, { shouldValidate: errors[name] !== undefined, shouldDirty: true }),
    }),
    start: form.watch('tournament_start'),
    format: form.watch('format') ?? 'none',
    refuse: (refused: FieldErrors<TournamentValues>) => {
      const first = Object.values(refused)[0]?.message
      if (first !== undefined) toast(first, { danger: true })
    },
  }
}
export type TournamentFormParts = Omit<ReturnType<typeof useTournamentForm>, 'refuse'>
