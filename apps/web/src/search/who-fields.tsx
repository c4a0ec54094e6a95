import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { useApi } from '../api/use-api.ts'
import { AgesField } from '../people/ages-field.tsx'
import { GendersField } from '../people/genders-field.tsx'
import { ErrorState } from '../ui/states.tsx'
import { AGES, type Who } from './filter.ts'

/** The players: their age and gender. */
export function WhoFields({ who, change }: { who: Who; change: (part: Partial<Who>) => void }) {
  const { data, error, refetch } = useApi(profiles.genders, {})
  return (
    <>
      <AgesField value={who.ageRange} all={AGES} onChange={ageRange => change({ ageRange })} />
      {error && !data ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <GendersField options={data?.payload ?? []} chosen={who.genders} onChange={genders => change({ genders })} />
      )}
    </>
  )
}
