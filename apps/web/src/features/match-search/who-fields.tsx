import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { useApi } from '../../api/use-api.ts'
import { AgesField } from '../../people/ages-field.tsx'
import { ChoicesField } from '../../ui/choices-field.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { AGES, type Filter } from './filter.ts'
import { change } from './filter-store.ts'

/** Which players: their age and gender. */
export function WhoFields({ filter: { ageRange, genders } }: { filter: Filter }) {
  const { data, error, refetch } = useApi(profiles.genders, {})
  const options = data?.payload ?? []
  const all = options.map(({ id }) => id)
  return (
    <>
      <AgesField value={ageRange} all={AGES} onChange={range => change({ ageRange: range })} />
      {error && !data ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <ChoicesField
          label="Gender"
          options={options}
          chosen={genders ?? all}
          onChange={chosen =>
            change({ genders: chosen.length === all.length || chosen.length === 0 ? undefined : chosen })
          }
        />
      )}
    </>
  )
}
