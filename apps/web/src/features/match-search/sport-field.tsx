import { useSelf } from '../../api/use-self.ts'
import { SelectField } from '../../ui/field.tsx'
import { change } from './filter-store.ts'
import type { useSearch } from './use-search.ts'

/** All sports, or one; the viewer's own come first. */
export function SportField({
  search: { filter, choices, error, retry },
}: {
  search: Pick<ReturnType<typeof useSearch>, 'filter' | 'choices' | 'error' | 'retry'>
}) {
  const own = new Set(useSelf().sports.flatMap(({ id, _joinData }) => (_joinData.active === 1 ? id : [])))
  const groups = [
    { label: 'Your sports', sports: choices.filter(({ id }) => own.has(id)) },
    { label: 'Other sports', sports: choices.filter(({ id }) => !own.has(id)) },
  ].filter(({ sports }) => sports.length > 0)
  return (
    <>
      <SelectField
        label="Sport"
        value={filter.sport}
        onChange={event => change({ sport: event.currentTarget.value })}
        {...(filter.sport === '' && { hint: 'Choose one to look for players of about your rank.' })}
      >
        <option value="">All sports</option>
        {groups.map(({ label, sports }) => (
          <optgroup key={label} label={label}>
            {sports.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      {error && (
        <div className="row between" role="alert">
          <p className="form-error">{error.message}</p>
          <button type="button" className="button small" onClick={() => void retry()}>
            Try Again
          </button>
        </div>
      )}
    </>
  )
}
