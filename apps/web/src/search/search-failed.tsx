import { placesAsked } from '@gauntlet/contract/people-search/endpoints'
import { peopleSearchTexts } from '@gauntlet/contract/people-search/texts'
import type { ComponentProps } from 'react'
import type { Failure } from '../ui/failure.ts'
import { ErrorState } from '../ui/states.tsx'

/** A search that failed. If it asks which of several places was meant, each is a button. */
export function SearchFailed({
  error,
  choose,
  ...rest
}: Omit<ComponentProps<typeof ErrorState>, 'error' | 'away'> & {
  error: Failure & { errors?: Readonly<Record<string, string>> }
  choose: (place: string) => void
}) {
  const places = placesAsked(error.errors ?? {})
  if (places.length === 0) return <ErrorState {...rest} error={error} />
  return (
    <div className="state" role="alert">
      <p className="state-title">{peopleSearchTexts.which}</p>
      <div className="stack">
        {places.map(place => (
          <button key={place} type="button" className="button wide" onClick={() => choose(place)}>
            {place}
          </button>
        ))}
      </div>
    </div>
  )
}
