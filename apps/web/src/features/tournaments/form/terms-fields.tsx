import { formatTexts } from '@gauntlet/contract/brackets/texts'
import { TITLE_MAX } from '@gauntlet/contract/tournaments/forms'
import { SLOTS_MAX, tournamentFormats } from '@gauntlet/contract/tournaments/status'
import { MESSAGE_MAX, RULES_MAX } from '@gauntlet/contract/venues/endpoints'
import type { ReactNode } from 'react'
import { VENUE_NAMES, VenueFields } from '../../../places/venue-fields.tsx'
import { SelectField, TextAreaField, TextField } from '../../../ui/field.tsx'
import './form.css'
import { JoinFields } from './join-fields.tsx'
import { NumberField } from './number-field.tsx'
import { RankedTournamentField } from './ranked-field.tsx'
import { SportField } from './sport-field.tsx'
import { TimeFields } from './time-fields.tsx'
import type { TournamentFormParts } from './use-tournament-form.ts'
import * as texts from '../texts.ts'

const RULES_ROWS = 2
const MESSAGE_ROWS = 6

/** Every field of a tournament at once, in the order of the screen on which it is modified, or of the modal. */
export function TermsFields({
  parts,
  leastSlots,
  asksPlaceFirst = false,
  paid = false,
  sides,
}: {
  parts: TournamentFormParts
  /** The smallest value that the form takes; 0 becomes 1. */
  leastSlots: number
  /** The modal's order: place and rules before the times. */
  asksPlaceFirst?: boolean
  /** Ranked already. */
  paid?: boolean
  /** The fields for the sides that enter, of a new tournament. */
  sides?: ReactNode
}) {
  const { form, field, number } = parts
  // A form gives the focus to the field that was registered first.
  const first = (
    <>
      <SportField field={field('sport')} />
      <TextField label={texts.title} autoComplete="off" maxLength={TITLE_MAX} {...field('title')} />
    </>
  )
  const times = <TimeFields parts={parts} />
  const place = <VenueFields form={form} names={VENUE_NAMES} />
  const rules = <TextAreaField label={texts.rules} rows={RULES_ROWS} maxLength={RULES_MAX} {...field('rules')} />
  return (
    <>
      {first}
      {sides}
      {asksPlaceFirst ? (
        <>
          {place}
          {rules}
          {times}
        </>
      ) : (
        <>
          {times}
          {place}
          {rules}
        </>
      )}
      <NumberField
        label={texts.places}
        field={field('slots')}
        number={number('slots')}
        min={leastSlots}
        max={SLOTS_MAX}
      />
      <FormatField parts={parts} />
      <JoinFields parts={parts} />
      <RankedTournamentField field={field('ranked')} paid={paid} />
      <TextAreaField label={texts.messageOptional} rows={MESSAGE_ROWS} maxLength={MESSAGE_MAX} {...field('message')} />
    </>
  )
}

/** The format by which the winners are found, with an explanation. */
const FormatField = ({ parts: { field, format } }: { parts: TournamentFormParts }) => (
  <SelectField label={texts.format} hint={formatTexts[format].line} {...field('format')}>
    {tournamentFormats.map(one => (
      <option key={one} value={one}>
        {formatTexts[one].title}
      </option>
    ))}
  </SelectField>
)
