import { VENUE_NAMES, VenueFields } from '../../../places/venue-fields.tsx'
import { UsualTimes } from '../../../ui/usual-times.tsx'
import { TimeFields } from './time-fields.tsx'
import type { TournamentFormParts } from './use-tournament-form.ts'
import * as texts from '../texts.ts'

/** When and where it is played. */
export default function WhereStep({ parts }: { parts: TournamentFormParts }) {
  const { form, start } = parts
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
        <UsualTimes value={start} choose={choose} />
        <TimeFields parts={parts} />
      </fieldset>
      <VenueFields form={form} names={VENUE_NAMES} />
    </>
  )
}
