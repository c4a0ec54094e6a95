import type { ReactNode } from 'react'
import { useSelf } from '../api/use-self.ts'
import { Section } from '../ui/card.tsx'
import type { Failure } from '../ui/failure.ts'
import { Link } from '../ui/link.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/states.tsx'
import './search.css'
import * as texts from './texts.ts'

/** So many stand below an empty list. */
export const NEARBY = 6

/**
 * What can be had where a list of one's own is empty: the nearest of what others offer, and the way to all of it.
 * Nothing if there is none.
 */
export function Nearby<T>({
  titles = texts.openTo,
  all,
  load: { data, error, isFetching, refetch },
  className = 'search-found',
  card,
}: {
  /** Near where the viewer lives, and where that is not known. */
  titles?: { near: string; anywhere: string }
  /** The search for more. */
  all: string
  load: {
    data: { payload: readonly T[] } | undefined
    error: Failure | null
    isFetching: boolean
    refetch: () => Promise<unknown>
  }
  className?: string
  card: (thing: T) => ReactNode
}) {
  const home = useSelf().preference.location
  if (data?.payload.length === 0) return null
  return (
    <div className="nearby">
      <Section title={home === null ? titles.anywhere : titles.near} action={<Link to={all}>{texts.seeAll}</Link>}>
        {data ? (
          <div className={className}>{data.payload.map(card)}</div>
        ) : error && !isFetching ? (
          <ErrorState error={error} retry={() => void refetch()} />
        ) : (
          <SkeletonList rows={2} />
        )}
      </Section>
    </div>
  )
}
