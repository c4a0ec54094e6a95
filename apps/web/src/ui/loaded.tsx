import { type ReactNode, useDeferredValue } from 'react'
import type { Failure } from './failure.ts'
import { SkeletonList } from './skeleton.tsx'
import { ErrorState } from './states.tsx'

/** A thing that is read: once it is there the thing itself, before that its sketch, or why it did not come. */
export function Loaded<T>({
  value,
  error,
  retry,
  title,
  away,
  rows,
  sketch = <SkeletonList {...(rows !== undefined && { rows })} />,
  children,
}: {
  value: T | undefined
  error: Failure | null
  retry: () => unknown
  /** Names the failure; without it the words of `error` do. */
  title?: string
  /** The way on if the thing does not exist. */
  away?: ReactNode
  /** How many cards the sketch has. */
  rows?: number
  /** Where it is no list: its shape. */
  sketch?: ReactNode
  children: (value: T) => ReactNode
}) {
  // Its first picture is drawn in slices, between which the page answers; what changes later is drawn at once.
  const isDrawn = useDeferredValue(value !== undefined)
  if (value !== undefined && isDrawn) return children(value)
  if (value !== undefined || !error) return sketch
  return <ErrorState {...(title !== undefined && { title })} error={error} retry={() => void retry()} away={away} />
}
