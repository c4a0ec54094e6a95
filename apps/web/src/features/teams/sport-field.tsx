import { sports } from '@gauntlet/contract/sports'
import type { ComponentProps } from 'react'
import { useApi } from '../../api/use-api.ts'
import { SelectField } from '../../ui/field.tsx'

const KINDS = [
  { kind: 'team', label: 'Team sports' },
  { kind: 'individual', label: 'Other sports' },
] as const

/** The sport of a team: those played in teams come first. */
export function SportField(props: Omit<ComponentProps<typeof SelectField>, 'label' | 'children'>) {
  const all = useApi(sports.all, {}).data?.payload ?? []
  // A select without the option that its form has chosen shows another one: it is made anew as the options come.
  return (
    <SelectField key={all.length} label="Sport" {...props}>
      <option value="">Choose a sport</option>
      {KINDS.map(({ kind, label }) => (
        <optgroup key={kind} label={label}>
          {all
            .filter(sport => sport.kind === kind)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </optgroup>
      ))}
    </SelectField>
  )
}
