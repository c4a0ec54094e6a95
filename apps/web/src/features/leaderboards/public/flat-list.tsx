import { type Leader, leaderboards } from '@gauntlet/contract/leaderboards'
import { mdiArrowLeft } from '@mdi/js'
import { useState } from 'react'
import { call } from '../../../api/api.ts'
import { Icon } from '../../../ui/icon.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { SportMark } from '../../../ui/sport-mark.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import type { Sent } from './filter.ts'
import { LeaderRow, type NameOf } from './leader-row.tsx'
import { useLoad } from '../../../api/use-load.ts'

const PAGE_ROWS = 25

/** The rows of the board in order; and the viewer's own, which follows a page that it is not on. */
function rowsOf(pages: readonly { payload: Leader[]; total?: number }[]) {
  const total = pages[0]?.total ?? 0
  const rows = pages.flatMap(({ payload }, index) =>
    payload.slice(0, Math.max(0, total - index * PAGE_ROWS)).slice(0, PAGE_ROWS),
  )
  const own = rows.some(leader => leader.own === 1) ? undefined : pages[0]?.payload.find(leader => leader.own === 1)
  return { total, rows, own }
}

/** The leaderboard of one sport. */
export function FlatList({
  sport,
  sent,
  showAll,
  nameOf,
}: {
  sport: { id: string; name: string }
  sent: Sent
  showAll: () => void
  nameOf: NameOf
}) {
  const [pages, setPages] = useState(1)
  const input = { ...sent, sport: sport.id, limit: PAGE_ROWS }
  const { data, error, busy, again } = useLoad(JSON.stringify([input, pages]), signal =>
    Promise.all(
      Array.from({ length: pages }, (_, index) => call(leaderboards.list, { ...input, page: index + 1 }, { signal })),
    ),
  )
  return (
    <section className="stack" aria-label={sport.name} aria-busy={busy}>
      <div className="leader-group-head">
        <SportMark name={sport.name} />
        <h2>{sport.name}</h2>
        <button type="button" className="button small" onClick={showAll}>
          <Icon path={mdiArrowLeft} />
          All Sports
        </button>
      </div>
      {error ? (
        <ErrorState error={error} retry={again} />
      ) : data ? (
        <Rows {...rowsOf(data)} busy={busy} nameOf={nameOf} more={() => setPages(pages + 1)} />
      ) : (
        <SkeletonList rows={6} />
      )}
    </section>
  )
}

const Rows = ({
  total,
  rows,
  own,
  busy,
  nameOf,
  more,
}: ReturnType<typeof rowsOf> & { busy: boolean; nameOf: NameOf; more: () => void }) => {
  if (total === 0) return <EmptyState title="No data found." />
  return (
    <>
      <ol className={busy ? 'card leaders stale' : 'card leaders'}>
        {rows.map(leader => (
          <LeaderRow key={leader.user.id} leader={leader} nameOf={nameOf} />
        ))}
      </ol>
      {own && (
        <ol className="card leaders" aria-label="Your place">
          <LeaderRow leader={own} nameOf={nameOf} />
        </ol>
      )}
      {rows.length < total && (
        <button type="button" className="button wide" disabled={busy} onClick={more}>
          Show more
        </button>
      )}
      <p className="soft small numbers">
        {rows.length} of {total}. A place needs a rank without ? and five different opponents.
      </p>
    </>
  )
}
