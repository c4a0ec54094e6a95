import { type ComponentProps, Suspense } from 'react'
import { lazy } from '../ui/part.tsx'
import { session } from '../api/api.ts'
import { DeadEnd } from '../ui/dead-end.tsx'
import { useStore } from '../ui/store.ts'
import { Frame } from './frame.tsx'

// Few come to an end, and what it says stands before this.
const Leading = lazy(() => import('./leading.tsx'))

/** The page of a link that leads no further: why, what helps, and to visitors somebody to look at. */
export const End = ({ title, ...end }: ComponentProps<typeof DeadEnd> & { title: string }) => {
  const isVisitor = useStore(session) === undefined
  return (
    <Frame title={title}>
      <DeadEnd {...end} />
      {isVisitor && (
        <div className="visitor-leading">
          <Suspense>
            <Leading />
          </Suspense>
        </div>
      )}
    </Frame>
  )
}
