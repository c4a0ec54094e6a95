import { PAGE_LIMIT } from '@gauntlet/contract/fields'
import { matchSearch } from '@gauntlet/contract/match-search/endpoints'
import { peopleSearchTexts } from '@gauntlet/contract/people-search/texts'
import { useState } from 'react'
import { usePages } from '../../api/use-pages.ts'
import { useSelf } from '../../api/use-self.ts'
import { originLine } from '../../search/filter.ts'
import { EACH_LOOK } from '../../search/results.tsx'
import { SETTLE_MS } from '../../search/search-page.tsx'
import { Pill } from '../../search/pill.tsx'
import { SearchFailed } from '../../search/search-failed.tsx'
import { Segments } from '../../ui/segments.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { useStore } from '../../ui/store.ts'
import { useDebounced } from '../../ui/use-debounced.ts'
import { change, filterStore } from './filter-store.ts'
import { sentOf } from './filter.ts'
import { FoundChallenges, FoundPlayers } from './found.tsx'
import './match-search.css'
import { inOrder, type Order, playersInOrder } from './order.ts'
import type { useSearch } from './use-search.ts'
import * as texts from './texts.ts'

const KINDS = [
  { value: 'all', text: texts.all },
  { value: 'matches', text: texts.openMatches },
  { value: 'players', text: texts.players },
] as const

const ORDERS = [
  { value: 'fair', text: texts.fairest },
  { value: 'near', text: texts.nearest },
  { value: 'soon', text: texts.soonest },
] as const

/** The open matches to join and the players to challenge that the filter finds as it stands. */
export function FoundMatches({ search }: { search: ReturnType<typeof useSearch> }) {
  const { id, preference } = useSelf()
  const { filter, rank, ready, error: unprepared, retry } = search
  const [kind, setKind] = useState<'all' | 'matches' | 'players'>('all')
  const [order, setOrder] = useState<Order>('fair')
  const settled = useDebounced(useStore(filterStore), SETTLE_MS)
  const sent = sentOf({ ...settled, sport: filter.sport }, rank)
  const pages = usePages(matchSearch.search, page => ({ ...sent, page, limit: PAGE_LIMIT }), {
    enabled: ready,
    ...EACH_LOOK,
  })
  const { data, error, isFetching, refetch } = pages
  const failed = ready ? (isFetching ? null : error) : unprepared
  const counts = data?.pages.at(-1)?.payload.counts ?? { users: 0, challenges: 0 }
  const players = data?.pages.flatMap(({ payload }) => payload.users) ?? []
  const matches = data?.pages.flatMap(({ payload }) => payload.challenges) ?? []
  return (
    <div className="stack found">
      <Segments label={texts.show} value={kind} options={KINDS} onChange={setKind} />
      <div className="row between">
        <p className="soft small">{originLine(filter, preference.location)}</p>
        <Pill
          label={texts.order}
          value={order}
          onChange={({ currentTarget: { value } }) =>
            setOrder(ORDERS.find(one => one.value === value)?.value ?? 'fair')
          }
        >
          {ORDERS.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Pill>
      </div>
      {failed ? (
        <SearchFailed
          choose={origin => change({ origin })}
          title={peopleSearchTexts.problem}
          error={failed}
          retry={() => void (ready ? refetch() : retry())}
        />
      ) : !data ? (
        <SkeletonList rows={4} />
      ) : (
        <>
          {(kind === 'matches' || (kind === 'all' && matches.length > 0)) && (
            <FoundChallenges
              viewerId={id}
              challenges={inOrder(matches, order)}
              count={counts.challenges}
              pages={pages}
            />
          )}
          {kind !== 'matches' && (
            <FoundPlayers players={playersInOrder(players, order)} count={counts.users} pages={pages} />
          )}
        </>
      )}
    </div>
  )
}
