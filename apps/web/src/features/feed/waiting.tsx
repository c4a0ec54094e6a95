import { Bones } from '../../ui/skeleton.tsx'
import { loading } from '../../ui/texts.ts'
import './feed.css'

/** Results of friends on the dashboard. */
export const LATEST = 3

/** As high as the results that are on their way. */
export const WaitingResults = () => (
  <div className="card feed-latest">
    <output className="visually-hidden">{loading}</output>
    {Array.from({ length: LATEST }, (_, row) => (
      <div key={row} className="feed-row bones" aria-hidden="true">
        <Bones />
      </div>
    ))}
  </div>
)
