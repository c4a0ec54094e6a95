import type { ReactNode } from 'react'
import { Section } from '../../ui/card.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import * as texts from './texts.ts'

interface Read {
  error: Error | null
  refetch: () => Promise<unknown>
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => Promise<unknown>
}

/** A list that is read a page at a time, in each of its states; `rows` is undefined until the first page has come. */
export const PagedSection = ({
  title,
  count,
  rows,
  empty,
  read,
}: {
  title: string
  count: number | undefined
  rows: readonly ReactNode[] | undefined
  /** Absent where an empty list is not shown. */
  empty?: string
  read: Read
}) => (
  <Section title={title} {...(count !== undefined && count > 0 && { count })}>
    {!rows && !read.error && <SkeletonList rows={3} />}
    {!rows && read.error && <ErrorState error={read.error} retry={() => void read.refetch()} />}
    {rows && rows.length === 0 && empty && <p className="card soft">{empty}</p>}
    {rows && rows.length > 0 && (
      <div className="card stack">
        <ul className="ledger">{rows}</ul>
        {read.hasNextPage && (
          <button
            type="button"
            className="button wide"
            disabled={read.isFetchingNextPage}
            onClick={() => void read.fetchNextPage()}
          >
            {read.isFetchingNextPage ? texts.oneMoment : texts.showOlder}
          </button>
        )}
      </div>
    )}
  </Section>
)
