import { firstFormat } from '@gauntlet/contract/scores/choice'
import type { ComponentProps } from 'react'
import { SelectField } from '../ui/field.tsx'
import { say } from '../ui/say.ts'
import { useScoring } from './use-scoring.ts'
import * as texts from './texts.ts'

/** Of '2027-01-03' in a moment. */
const DATE_LENGTH = 10

/** How the score will be told, where the sport has several formats. */
export function FormatField({
  sports,
  sportId,
  date,
  label = texts.format,
  usual: asUsual,
  field,
}: {
  sports: readonly { id: string; name: string }[]
  sportId: string | undefined
  /** The day of the match, as far as it is known. */
  date: string | undefined
  label?: string
  /** Words for none, where that is not the sport's own. */
  usual?: string
  field: Omit<ComponentProps<typeof SelectField>, 'label' | 'children'>
}) {
  const sport = sports.find(({ id }) => id === sportId)
  const scoring = useScoring(sport?.name ?? '', sport !== undefined)
  if (!scoring || scoring.formats.length < 2) return null
  const usual = firstFormat(scoring, date?.slice(0, DATE_LENGTH) ?? '')
  return (
    <SelectField label={label} {...field}>
      <option value="">{asUsual ?? say(texts.formatAsUsual, { format: usual?.name ?? '' })}</option>
      {scoring.formats.map(({ id, name }) => (
        // chosen by name it is shown, too; a second time it is not offered
        <option key={id} value={id} hidden={asUsual === undefined && id === usual?.id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
