import { EVENT_NAME_MAX } from '@gauntlet/contract/events/forms'
import { MESSAGE_MAX } from '@gauntlet/contract/venues/endpoints'
import type { UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { eventForm } from '@gauntlet/contract/events/forms'
import { VENUE_NAMES, VenueFields } from '../../places/venue-fields.tsx'
import { DateTimeField } from '../../ui/date-time-field.tsx'
import { CheckField, type Registered, TextAreaField, TextField } from '../../ui/field.tsx'
import { UsualTimes } from '../../ui/usual-times.tsx'
import type { EventValues } from './draft.ts'
import { EndField } from './end-field.tsx'
import * as texts from './texts.ts'

const MESSAGE_ROWS = 2
const SLOTS_DIGITS = 3

type EventForm = UseFormReturn<EventValues, unknown, z.output<typeof eventForm>>

/** Every field of an event: first what it is and for how many, when and where, then the terms. */
export function EventFields({
  form,
  isNew = false,
}: {
  form: EventForm
  /** Its organizer has no place in it yet. */
  isNew?: boolean
}) {
  const { errors } = form.formState
  const field = (name: keyof EventValues): Registered => ({ ...form.register(name), error: errors[name]?.message })
  const start = form.watch('event_start')
  return (
    <>
      <div className="title-and-places">
        <TextField label={texts.title} autoComplete="off" maxLength={EVENT_NAME_MAX} {...field('event_name')} />
        <TextField
          label={texts.places}
          inputMode="numeric"
          autoComplete="off"
          maxLength={SLOTS_DIGITS}
          {...(isNew && { hint: texts.besidesYou })}
          {...field('slots')}
        />
      </div>
      <fieldset className="stack tight">
        <legend className="form-legend">{texts.when}</legend>
        <UsualTimes
          value={start}
          choose={time =>
            form.setValue('event_start', time, { shouldValidate: errors.event_start !== undefined, shouldDirty: true })
          }
          isWrong={errors.event_start !== undefined}
        >
          <DateTimeField label={texts.startDateTime} hint={texts.localTimeAtTheVenue} {...field('event_start')} />
        </UsualTimes>
      </fieldset>
      <fieldset className="stack tight">
        <legend className="form-legend">{texts.ends}</legend>
        <EndField
          start={start}
          end={form.watch('event_end') ?? ''}
          choose={end =>
            form.setValue('event_end', end, { shouldValidate: errors.event_end !== undefined, shouldDirty: true })
          }
          field={field('event_end')}
        />
      </fieldset>
      <VenueFields form={form} names={VENUE_NAMES} picks="last" />
      <div>
        <CheckField label={texts.openAnyoneMayJoin} {...form.register('open_invite')} />
        <CheckField label={texts.alsoPlayersUnder18Who} {...form.register('open_to_minors')} />
      </div>
      <TextAreaField
        label={texts.messageOptional}
        placeholder={texts.messageExample}
        rows={MESSAGE_ROWS}
        maxLength={MESSAGE_MAX}
        {...field('message')}
      />
    </>
  )
}
