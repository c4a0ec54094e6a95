import { formatTexts } from '@gauntlet/contract/brackets/texts'
import { TITLE_MAX } from '@gauntlet/contract/tournaments/forms'
import { tournamentFormats } from '@gauntlet/contract/tournaments/status'
import type { ComponentProps, ReactNode } from 'react'
import { SelectField, TextField } from '../../../ui/field.tsx'
import './form.css'
import { PlayersFields } from './players-fields.tsx'
import { SportField } from './sport-field.tsx'
import WhereStep from './where-step.tsx'
import * as texts from '../texts.ts'

/** Every field of a tournament at once: what it is, when and where, for how many; the rest waits behind a line. */
export const TermsFields = ({
  sides,
  invite,
  ...players
}: ComponentProps<typeof PlayersFields> & {
  /** The fields for the sides that enter, of a new tournament. */
  sides?: ReactNode
  invite?: ReactNode
}) => {
  const { field, format } = players.parts
  return (
    <>
      <div className="beside-another">
        <SportField field={field('sport')} />
        <TextField label={texts.title} autoComplete="off" maxLength={TITLE_MAX} {...field('title')} />
      </div>
      {sides}
      <WhereStep parts={players.parts} needsEnd />
      <PlayersFields {...players} invite={invite}>
        <SelectField label={texts.format} hint={formatTexts[format].line} {...field('format')}>
          {tournamentFormats.map(one => (
            <option key={one} value={one}>
              {formatTexts[one].title}
            </option>
          ))}
        </SelectField>
      </PlayersFields>
    </>
  )
}
