import { feed } from '@gauntlet/contract/feed/endpoints'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../api/api.ts'
import { ANSWERED_AT, firstAnswer } from '../../api/first-answers.ts'
import { keyOf } from '../../api/keys.ts'
import { firstPage } from '../../api/use-pages.ts'
import { paths } from '../../paths.ts'
import { serverNow } from '../../ui/clock.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { Page } from '../../ui/page.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { EmptyState, WayOn } from '../../ui/states.tsx'
import './feed.css'
import { FeedResultRow } from './feed-result.tsx'
import * as texts from './texts.ts'

/** Page after page, each from the last result of the one before. */
const useFeed = () =>
  useInfiniteQuery({
    queryKey: [...keyOf(feed.view, {}), 'pages'],
    queryFn: ({ pageParam, signal }) => call(feed.view, pageParam === '' ? {} : { before: pageParam }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ payload: { results, more } }) => (more === 1 ? results.at(-1)?.id : undefined),
    staleTime: 0,
    initialData: () => firstPage(firstAnswer(feed.view, {}), ''),
    initialDataUpdatedAt: ANSWERED_AT,
  })

/** The results of friends, the latest first. */
export default function Feed() {
  const pages = useFeed()
  const { data, error, refetch } = pages
  const results = data?.pages.flatMap(({ payload }) => payload.results)
  const now = serverNow()
  return (
    <Page title={texts.friendsResults} back={paths.dashboard} onRefresh={refetch}>
      <Loaded value={results} error={error} retry={() => void refetch()}>
        {all =>
          all.length === 0 ? (
            <EmptyState title={texts.nothingYet} action={<WayOn to={paths.searchFriend}>{texts.findFriends}</WayOn>}>
              <p className="soft">{texts.whatYourFriendsPlay}</p>
            </EmptyState>
          ) : (
            <>
              <ul className="card feed-list">
                {all.map(result => (
                  <FeedResultRow key={result.id} result={result} now={now} />
                ))}
              </ul>
              <ShowMore pages={pages} failed={texts.resultsFailed} />
            </>
          )
        }
      </Loaded>
    </Page>
  )
}
