import { sports } from '@gauntlet/contract/sports/endpoints'
import { useApi } from '../../../api/use-api.ts'
import { useSelf } from '../../../api/use-self.ts'
import { type Registered, SelectField } from '../../../ui/field.tsx'
import { SportsFailed } from '../../../sports/sports-failed.tsx'

/** One sport of all, the viewer's own first: who organizes need not play. */
export function SportField({ field }: { field: Registered }) {
  const self = useSelf()
  const all = useApi(sports.all, {})
  const own = new Set(self.sports.flatMap(({ id, _joinData }) => (_joinData.active === 1 ? id : [])))
  const choices = all.data?.payload ?? self.sports
  const groups = [
    { label: 'Your sports', found: choices.filter(({ id }) => own.has(id)) },
    { label: 'Other sports', found: choices.filter(({ id }) => !own.has(id)) },
  ].filter(({ found }) => found.length > 0)
  // A select without the option that its form has chosen shows another one: it is made anew as the options come.
  return (
    <SelectField
      key={choices.length}
      label="Sport"
      {...(all.error && !all.data && { hint: <SportsFailed retry={() => void all.refetch()} /> })}
      {...field}
    >
      <option value="">Choose a sport</option>
      {groups.map(({ label, found }) => (
        <optgroup key={label} label={label}>
          {found.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  )
}
