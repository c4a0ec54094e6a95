import { VENUE_NAMES, VenueFields } from '../../../places/venue-fields.tsx'
import { EndField } from '../../../places/end-field.tsx'
import { WhenField } from '../../../places/when-field.tsx'
import type { TournamentFormParts } from './use-tournament-form.ts'

/** So long most tournaments take that end before midnight. */
const HOURS = [4, 8]

/** When and where it is played. */
export default function WhereStep({
  parts,
  needsEnd = false,
}: {
  parts: TournamentFormParts
  /** The form asks for an end; else it may be left to midnight. */
  needsEnd?: boolean
}) {
  const { form, field, start } = parts
  const { errors } = form.formState
  const choose = (time: string) =>
    form.setValue('tournament_start', time, {
      shouldValidate: errors.tournament_start !== undefined,
      shouldDirty: true,
    })
  return (
    <>
      <WhenField
        value={start}
        zip={form.watch('zip')}
        choose={choose}
        field={form.register('tournament_start')}
        error={errors.tournament_start?.message}
      />
      <EndField
        start={start}
        end={form.watch('tournament_end') ?? ''}
        choose={end =>
          form.setValue('tournament_end', end, {
            shouldValidate: errors.tournament_end !== undefined,
            shouldDirty: true,
          })
        }
        field={field('tournament_end')}
        lengths={HOURS}
        needed={needsEnd}
      />
      <VenueFields form={form} names={VENUE_NAMES} picks="last" />
    </>
  )
}
