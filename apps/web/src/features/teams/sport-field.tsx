import { sports } from '@gauntlet/contract/sports/endpoints'
import type { ComponentProps } from 'react'
import { useApi } from '../../api/use-api.ts'
import { SelectField } from '../../ui/field.tsx'
import { SportsFailed } from '../../sports/sports-failed.tsx'

const KINDS = [
  { kind: 'team', label: 'Team sports' },
  { kind: 'individual', label: 'Other sports' },
] as const

/** The sport of a team: those played in teams come first. */
export function SportField(props: Omit<ComponentProps<typeof SelectField>, 'label' | 'children'>) {
  const { data, error, refetch } = useApi(sports.all, {})
  const all = data?.payload ?? []
  // A select without the option that its form has chosen shows another one: it is made anew as the options come.
  return (
    <SelectField
      key={all.length}
      label="Sport"
      {...(error && !data && { hint: <SportsFailed retry={() => void refetch()} /> })}
      {...props}
    >
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
