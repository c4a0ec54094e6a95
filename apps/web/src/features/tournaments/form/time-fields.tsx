import { DateTimeField } from '../../../ui/date-time-field.tsx'
import type { TournamentFormParts } from './use-tournament-form.ts'
import * as texts from '../texts.ts'

/** When it starts and ends. */
export const TimeFields = ({
  parts: { field, start },
  endRequired = false,
}: {
  parts: TournamentFormParts
  endRequired?: boolean
}) => (
  <div className="form-pair">
    <DateTimeField label={texts.startDateTime} hint={texts.onTheClockAtThe} {...field('tournament_start')} />
    <DateTimeField
      label={endRequired ? texts.endDateTime : texts.endDateTimeOptional}
      hint={endRequired ? texts.notBeforeTheStart : texts.emptyIsTheEndOf}
      {...(start !== '' && { min: start })}
      {...field('tournament_end')}
    />
  </div>
)
