import type { ReactNode } from 'react'
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
 * The nearest things that others offer, below an empty list of the viewer's, and the way to all of them; nothing if
 * there are none.
 */
export function Nearby({
  home,
  titles = texts.openTo,
  all,
  load: { error, isFetching, refetch },
  className = 'search-found',
  cards,
}: {
  /** The viewer's place; null where none is known. */
  home: string | null
  /** Near where the viewer lives, and where that is not known. */
  titles?: { near: string; anywhere: string }
  /** The search for more. */
  all: string
  load: { error: Failure | null; isFetching: boolean; refetch: () => Promise<unknown> }
  className?: string
  /** Undefined until the answer. */
  cards: readonly ReactNode[] | undefined
}) {
  if (cards?.length === 0) return null
  return (
    <div className="nearby">
      <Section title={home === null ? titles.anywhere : titles.near} action={<Link to={all}>{texts.seeAll}</Link>}>
        {cards ? (
          <div className={className}>{cards}</div>
        ) : error && !isFetching ? (
          <ErrorState error={error} retry={() => void refetch()} />
        ) : (
          <SkeletonList rows={2} />
        )}
      </Section>
    </div>
  )
}
