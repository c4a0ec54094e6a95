import { type ComponentProps, Suspense } from 'react'
import { partOf } from '../ui/part.tsx'

// a file of its own, since most come from no screen
const { Part: Purpose, load } = partOf(async () => (await import('./purpose.tsx')).Purpose)
/** The first page is drawn whole, as the server has written it. */
export const ready = typeof location === 'undefined' || location.search === '' ? Promise.resolve() : load()

export const PurposeLine = (of: ComponentProps<typeof Purpose>) => (
  <Suspense>
    <Purpose {...of} />
  </Suspense>
)
