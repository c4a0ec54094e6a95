import type { ComponentProps } from 'react'
import { SelectField } from '../ui/field.tsx'
import * as texts from './texts.ts'

export interface SportChoice {
  id: string
  name: string
}

export interface SportGroup {
  label: string
  sports: readonly SportChoice[]
}

const NONE = { value: '', text: texts.chooseASport }

const Options = ({ sports }: { sports: readonly SportChoice[] }) =>
  sports.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))

/** One of these sports, or of these groups of them. `none` is the first choice, which stands for no sport. */
export const SportSelect = ({
  sports = [],
  groups = [],
  none = NONE,
  ...select
}: Omit<ComponentProps<typeof SelectField>, 'label' | 'children'> & {
  sports?: readonly SportChoice[]
  groups?: readonly SportGroup[]
  none?: typeof NONE
}) => (
  <SelectField label={texts.sport} {...select}>
    <option value={none.value}>{none.text}</option>
    <Options sports={sports} />
    {groups
      .filter(group => group.sports.length > 0)
      .map(group => (
        <optgroup key={group.label} label={group.label}>
          <Options sports={group.sports} />
        </optgroup>
      ))}
  </SelectField>
)

/** The viewer's own sports before the others. */
export const ownFirst = (all: readonly SportChoice[], own: readonly SportChoice[]): SportGroup[] => {
  const isOwn = ({ id }: SportChoice) => own.some(sport => sport.id === id)
  return [
    { label: texts.yourSports, sports: all.filter(isOwn) },
    { label: texts.otherSports, sports: all.filter(sport => !isOwn(sport)) },
  ]
}
