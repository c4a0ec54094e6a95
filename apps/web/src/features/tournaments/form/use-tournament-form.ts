import { type tournamentForm, withPlaces } from '@gauntlet/contract/tournaments/forms'
import type * as z from 'zod/mini'
import { useContractForm } from '../../../api/use-contract-form.ts'
import type { Registered } from '../../../ui/field.tsx'

export type TournamentValues = z.input<typeof tournamentForm>
export type TournamentTerms = z.output<typeof tournamentForm>
export type NumberField = 'slots' | 'minRate' | 'minSpread'

/** A form of a tournament's terms, checked by one of the contract's, for so many places or more. */
export function useTournamentForm(
  schema: z.ZodMiniType<TournamentTerms, TournamentValues>,
  initial: TournamentValues,
  leastSlots: number,
) {
  const form = useContractForm(withPlaces(schema, leastSlots), initial)
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
  }
}
export type TournamentFormParts = ReturnType<typeof useTournamentForm>
