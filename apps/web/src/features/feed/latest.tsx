import { feed } from '@gauntlet/contract/feed/endpoints'
import type { ReactNode } from 'react'
import { useApi } from '../../api/use-api.ts'
import { paths } from '../../paths.ts'
import { serverNow } from '../../ui/clock.ts'
import { whyFailed } from '../../ui/failure.ts'
import { here } from '../../ui/here.ts'
import { Link } from '../../ui/link.tsx'
import { tryAgain } from '../../ui/texts.ts'
import { relative } from '../../ui/when.ts'
import { FeedResultRow } from './feed-result.tsx'
import * as texts from './texts.ts'
import { LATEST, WaitingResults } from './waiting.tsx'

/** In place of results, and as high as they are. */
const Instead = ({ children, action }: { children: ReactNode; action: ReactNode }) => (
  <div className="card feed-latest feed-none">
    <p className="soft">{children}</p>
    {action}
  </div>
)

/** The last results of friends, of the height that was kept for them. */
export default function LatestResults() {
  const { data, error, isFetching, refetch } = useApi(feed.view, { limit: LATEST }, { live: false, fresh: 0 })
  if (error && !isFetching) {
    const again = (
      <button type="button" className="button" onClick={() => void refetch()}>
        {tryAgain}
      </button>
    )
    return <Instead action={again}>{whyFailed(error) ?? error.message}</Instead>
  }
  if (!data) return <WaitingResults />
  const { results } = data.payload
  if (results.length === 0) {
    const find = (
      <Link className="button" to={paths.searchFriend}>
        {texts.findFriends}
      </Link>
    )
    return <Instead action={find}>{texts.whatYourFriendsPlay}</Instead>
  }
  const now = serverNow()
  return (
    <ul className="card feed-latest">
      {results.map(result => (
        <FeedResultRow key={result.id} result={result} when={relative(Date.parse(result.played), now, here())} />
      ))}
    </ul>
  )
}
