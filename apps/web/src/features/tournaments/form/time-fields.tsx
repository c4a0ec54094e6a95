import { DateTimeField } from '../../../ui/date-time-field.tsx'
import type { TournamentFormParts } from './use-tournament-form.ts'
import * as texts from '../texts.ts'

/** When it starts and ends. */
export const TimeFields = ({ parts: { field, start } }: { parts: TournamentFormParts }) => (
  <div className="form-pair">
    <DateTimeField label={texts.startDateTime} hint={texts.onTheClockAtThe} {...field('tournament_start')} />
    <DateTimeField
      label={texts.endDateTime}
      hint={texts.notBeforeTheStart}
      {...(start !== '' && { min: start })}
      {...field('tournament_end')}
    />
  </div>
)
