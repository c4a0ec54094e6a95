import { feed } from '@gauntlet/contract/feed/endpoints'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../api/api.ts'
import { ANSWERED_AT, firstAnswer } from '../../api/first-answers.ts'
import { keyOf } from '../../api/keys.ts'
import { firstPage } from '../../api/use-pages.ts'
import { paths } from '../../paths.ts'
import { Section } from '../../ui/card.tsx'
import { serverNow } from '../../ui/clock.ts'
import { here } from '../../ui/here.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { onDay } from '../../ui/on.ts'
import { Page } from '../../ui/page.tsx'
import { say } from '../../ui/say.ts'
import { ShowMore } from '../../ui/show-more.tsx'
import { EmptyState, WayOn } from '../../ui/states.tsx'
import { useStore } from '../../ui/store.ts'
import { dayIn, relative } from '../../ui/when.ts'
import { wide } from '../../ui/wide.ts'
import './feed.css'
import { FeedResultRow } from './feed-result.tsx'
import { FriendsLately } from './friends-lately.tsx'
import { FriendsToPlay } from './friends-to-play.tsx'
import { latelyOf } from './lately.ts'
import { inPeriods } from './periods.ts'
import { leadOf, taleOf } from './tales.ts'
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

/** px */
const FACE = 36
const LEAD_FACE = 48

/** When a result was, as far as the heading above it does not say so. */
function whenOf(played: string, now: number): string {
  const at = Date.parse(played)
  const apart = dayIn(here(), now) - dayIn(here(), at)
  return apart <= 0 ? relative(at, now, here()) : apart === 1 ? '' : onDay(played)
}

/** The results of friends, the latest first, with what is remarkable about them. */
export default function Feed() {
  const pages = useFeed()
  const { data, error, refetch } = pages
  const results = data?.pages.flatMap(({ payload }) => payload.results)
  const now = serverNow()
  const lately = latelyOf(results ?? [])
  // Of the first page: it stays, however many more are shown.
  const firstResults = data?.pages[0]?.payload.results ?? []
  const lead = leadOf(firstResults)
  const hasRoom = useStore(wide)
  return (
    <Page
      title={texts.friendsResults}
      back={paths.dashboard}
      onRefresh={refetch}
      aside={
        results &&
        lately.length > 1 && (
          <>
            <FriendsLately lately={lately} results={results} />
            {hasRoom && <FriendsToPlay />}
          </>
        )
      }
    >
      <Loaded value={results} error={error} retry={() => void refetch()}>
        {all =>
          all.length === 0 ? (
            <EmptyState title={texts.nothingYet} action={<WayOn to={paths.searchFriend}>{texts.findFriends}</WayOn>}>
              <p className="soft">{texts.whatYourFriendsPlay}</p>
            </EmptyState>
          ) : (
            <>
              {lead && (
                <Section
                  title={lead.tale}
                  action={
                    <span className="soft small numbers">{say(texts.bestOfLast, { n: firstResults.length })}</span>
                  }
                >
                  <div className="card feed-lead">
                    <ul className="feed-list">
                      <FeedResultRow
                        result={lead.result}
                        face={LEAD_FACE}
                        when={relative(Date.parse(lead.result.played), now, here())}
                      />
                    </ul>
                  </div>
                </Section>
              )}
              {inPeriods(
                all.filter(result => result !== lead?.result),
                now,
                here(),
              ).map(({ period, results: under }) => (
                <Section key={period} title={period}>
                  <ul className="card feed-list">
                    {under.map(result => (
                      <FeedResultRow
                        key={result.id}
                        result={result}
                        face={FACE}
                        when={whenOf(result.played, now)}
                        tale={taleOf(result, all.slice(all.indexOf(result) + 1))}
                      />
                    ))}
                  </ul>
                </Section>
              ))}
              <ShowMore pages={pages} failed={texts.resultsFailed} />
            </>
          )
        }
      </Loaded>
    </Page>
  )
}
