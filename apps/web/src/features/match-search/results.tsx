import { matchSearch } from '@gauntlet/contract/match-search/endpoints'
import { PAGE_LIMIT } from '@gauntlet/contract/fields'
import { mdiArrowDown } from '@mdi/js'
import { useRef, useState } from 'react'
import { eachOnce } from '../../api/each-once.ts'
import { usePages } from '../../api/use-pages.ts'
import { useSelf } from '../../api/use-self.ts'
import { paths } from '../../paths.ts'
import { EACH_LOOK, Results } from '../../search/results.tsx'
import { Icon } from '../../ui/icon.tsx'
import { sentOf } from './filter.ts'
import { change } from './filter-store.ts'
import { FoundChallenges, FoundPlayers } from './found.tsx'
import './match-search.css'
import { inOrder, type Order } from './order.ts'
import { ResultFilters } from './quick-filters.tsx'
import { useSearch } from './use-search.ts'
import * as texts from './texts.ts'
import { plural } from '../../ui/plural.ts'

/** As many open challenges as stand beside each other on a desktop. */
const IN_A_ROW = 2

/** The results of the match search: players to challenge, and open challenges to join. */
export function MatchResults() {
  const { id } = useSelf()
  const search = useSearch()
  const { filter, rank, ready, error: unprepared, retry } = search
  const sent = sentOf(filter, rank)
  const pages = usePages(matchSearch.search, page => ({ ...sent, page, limit: PAGE_LIMIT }), {
    enabled: ready,
    ...EACH_LOOK,
  })
  const { data, error, isFetching, refetch } = pages
  const users = eachOnce(data?.pages.flatMap(({ payload }) => payload.users) ?? [])
  const challenges = eachOnce(data?.pages.flatMap(({ payload }) => payload.challenges) ?? [])
  const counts = data?.pages.at(-1)?.payload.counts ?? { users: 0, challenges: 0 }
  const [order, setOrder] = useState<Order>('fair')
  const second = useRef<HTMLDivElement>(null)
  const jump = () => {
    second.current?.scrollIntoView()
    second.current?.focus({ preventScroll: true })
  }
  const found = users.length + challenges.length > 0
  const open = (
    <div ref={second} className="match-second" tabIndex={-1}>
      <FoundChallenges viewerId={id} challenges={inOrder(challenges, order)} count={counts.challenges} pages={pages} />
    </div>
  )
  // A column for a few of them would stand empty below: then they come first, unless the viewer is in all of them.
  const hasColumn = challenges.length > IN_A_ROW
  const isFirst = !hasColumn && challenges.some(({ matchSet }) => matchSet === 0)
  return (
    <Results
      kind="players"
      endpoint={matchSearch.search}
      things={texts.players}
      back={paths.searchMatch}
      near={filter}
      change={change}
      filters={<ResultFilters search={search} order={order} choose={setOrder} />}
      jump={
        hasColumn && (
          <button type="button" className="button small match-jump" onClick={jump}>
            <Icon path={mdiArrowDown} />
            {plural(texts.nOpenMatches, counts.challenges)}
          </button>
        )
      }
      search={ready ? { data, error, isFetching, refetch } : { data, error: unprepared, isFetching, refetch: retry }}
      found={
        found ? `${plural(texts.nPlayers, counts.users)}, ${plural(texts.nOpenMatches, counts.challenges)}` : undefined
      }
      none={texts.tryALongerDistance}
      {...(hasColumn && { aside: open })}
    >
      {isFirst && open}
      <FoundPlayers players={users} order={order} count={counts.users} pages={pages} />
      {!hasColumn && !isFirst && challenges.length > 0 && open}
    </Results>
  )
}
