import { EVENT_NAME_MAX } from '@gauntlet/contract/events/forms'
import { EVENT_SLOTS_MAX } from '@gauntlet/contract/events/status'
import { MESSAGE_MAX } from '@gauntlet/contract/venues/endpoints'
import type { UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { eventForm } from '@gauntlet/contract/events/forms'
import { VENUE_NAMES, VenueFields } from '../../places/venue-fields.tsx'
import { EndField } from '../../places/end-field.tsx'
import { CheckField, type Registered, TextAreaField, TextField } from '../../ui/field.tsx'
import { NumberField } from '../../ui/number/number-field.tsx'
import { WhenField } from '../../places/when-field.tsx'
import type { EventValues } from './draft.ts'
import * as texts from './texts.ts'

/** So long most events take. */
const HOURS = [2, 3]

type EventForm = UseFormReturn<EventValues, unknown, z.output<typeof eventForm>>

/** The players that may join, beside those who are invited. */
const EventTerms = ({ form }: { form: EventForm }) => (
  <div className="event-terms">
    <CheckField label={texts.openAnyoneMayJoin} {...form.register('open_invite')} />
    <CheckField label={texts.alsoPlayersUnder18Who} {...form.register('open_to_minors')} />
  </div>
)

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
        <NumberField
          label={isNew ? texts.placesBesidesYou : texts.places}
          field={field('slots')}
          number={{
            value: String(form.watch('slots') ?? ''),
            set: slots =>
              form.setValue('slots', slots, { shouldValidate: errors.slots !== undefined, shouldDirty: true }),
          }}
          min={1}
          max={EVENT_SLOTS_MAX}
        />
      </div>
      <WhenField
        value={start}
        zip={form.watch('zip')}
        choose={time =>
          form.setValue('event_start', time, { shouldValidate: errors.event_start !== undefined, shouldDirty: true })
        }
        field={form.register('event_start')}
        error={errors.event_start?.message}
      />
      <EndField
        start={start}
        end={form.watch('event_end') ?? ''}
        lengths={HOURS}
        choose={end =>
          form.setValue('event_end', end, { shouldValidate: errors.event_end !== undefined, shouldDirty: true })
        }
        field={field('event_end')}
      />
      <VenueFields form={form} names={VENUE_NAMES} picks="last" />
      <TextAreaField
        label={texts.messageOptional}
        placeholder={texts.messageExample}
        rows={1}
        maxLength={MESSAGE_MAX}
        {...field('message')}
      />
      <EventTerms form={form} />
    </>
  )
}
