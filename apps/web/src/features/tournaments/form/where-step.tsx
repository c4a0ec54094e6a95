import { VENUE_NAMES, VenueFields } from '../../../places/venue-fields.tsx'
import { UsualTimes } from '../../../ui/usual-times.tsx'
import { DateTimeField } from '../../../ui/date-time-field.tsx'
import type { TournamentFormParts } from './use-tournament-form.ts'
import * as texts from '../texts.ts'

/** When and where it is played. */
export default function WhereStep({ parts }: { parts: TournamentFormParts }) {
  const { form, field, start } = parts
  const { errors } = form.formState
  const choose = (time: string) =>
    form.setValue('tournament_start', time, {
      shouldValidate: errors.tournament_start !== undefined,
      shouldDirty: true,
    })
  return (
    <>
      <fieldset className="stack tight">
        <legend className="form-legend">{texts.when}</legend>
        <UsualTimes value={start} choose={choose} isWrong={errors.tournament_start !== undefined}>
          <DateTimeField label={texts.startDateTime} hint={texts.onTheClockAtThe} {...field('tournament_start')} />
        </UsualTimes>
        <details className="more-terms" open={errors.tournament_end !== undefined}>
          <summary>{texts.endsThatDay}</summary>
          <DateTimeField
            label={texts.endDateTimeOptional}
            {...(start !== '' && { min: start })}
            {...field('tournament_end')}
          />
        </details>
      </fieldset>
      <VenueFields form={form} names={VENUE_NAMES} picks="last" />
    </>
  )
}
