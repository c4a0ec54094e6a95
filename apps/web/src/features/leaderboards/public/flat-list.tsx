import { type BoardRow, leaderboards } from '@gauntlet/contract/leaderboards/endpoints'
import { mdiArrowLeft } from '@mdi/js'
import { useEffect, useState } from 'react'
import { call } from '../../../api/api.ts'
import { Icon } from '../../../ui/icon.tsx'
import { SearchFailed } from '../../../search/search-failed.tsx'
import { SportMark } from '../../../sports/sport-mark.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import type { Sent } from './filter.ts'
import { BoardHead, BoardLine } from './board-line.tsx'
import { SportSketch } from './board-sketch.tsx'
import type { NameOf } from './leader-row.tsx'
import { onPodium, Podium } from './podium.tsx'
import { firstAnswer } from '../../../api/first-answers.ts'
import { useLoad } from '../../../api/use-load.ts'
import * as texts from '../texts.ts'
import { plural } from '../../../ui/plural.ts'
import { say } from '../../../ui/say.ts'

const PAGE_ROWS = 25

/** The rows of the board in order, and the viewer's own where it is on no page. */
function rowsOf(pages: readonly { payload: BoardRow[]; total?: number }[]) {
  const total = pages[0]?.total ?? 0
  const found = pages.flatMap(({ payload }) => payload)
  const rows = found.filter(({ appended }) => appended === 0)
  const own = rows.some(leader => leader.own === 1) ? undefined : found.find(({ appended }) => appended === 1)
  return { total, rows, own, more: total > pages.length * PAGE_ROWS }
}

/** The leaderboard of one sport. */
export function FlatList({
  sport,
  sent,
  showAll,
  found,
  choosePlace,
  nameOf,
}: {
  sport: { id: string; name: string }
  sent: Sent
  showAll: () => void
  /** Hears how many players there are, in words. */
  found: (words: string) => void
  /** One of several places with the same name. */
  choosePlace: (place: string) => void
  nameOf: NameOf
}) {
  const [pages, setPages] = useState(1)
  const inputs = Array.from({ length: pages }, (_, index) => ({
    ...sent,
    sport: sport.id,
    limit: PAGE_ROWS,
    page: index + 1,
  }))
  const { data, error, busy, again } = useLoad(
    JSON.stringify(inputs),
    signal => Promise.all(inputs.map(input => call(leaderboards.list, input, { signal }))),
    () => {
      const came = inputs.map(input => firstAnswer(leaderboards.list, input)).filter(answer => answer !== undefined)
      return came.length === inputs.length ? came : undefined
    },
  )
  const count = data?.[0]?.total
  useEffect(() => {
    if (count !== undefined) found(plural(texts.showNPlayers, count))
  }, [count, found])
  return (
    <section className="stack" aria-label={sport.name} aria-busy={busy}>
      <div className="leader-group-head">
        <SportMark name={sport.name} />
        <h2>{sport.name}</h2>
        <button type="button" className="button small" onClick={showAll}>
          <Icon path={mdiArrowLeft} />
          {texts.allSports}
        </button>
      </div>
      {error ? (
        <SearchFailed error={error} retry={again} choose={choosePlace} />
      ) : data ? (
        <Rows {...rowsOf(data)} time={sent.time} busy={busy} nameOf={nameOf} showMore={() => setPages(pages + 1)} />
      ) : (
        <SportSketch />
      )}
    </section>
  )
}

function Rows({
  total,
  rows,
  own,
  more,
  time,
  busy,
  nameOf,
  showMore,
}: ReturnType<typeof rowsOf> & { time: Sent['time']; busy: boolean; nameOf: NameOf; showMore: () => void }) {
  if (total === 0) return <EmptyState title={texts.noDataFound} />
  const placed = rows.filter(({ position }) => position !== null)
  const settling = rows.filter(({ position }) => position === null)
  const podium = onPodium(placed)
  const rest = placed.filter(row => !podium.includes(row))
  // Below a podium alone, or fewer, they are most of what there is to see.
  const unfolds = rest.length === 0 || podium.length === 0
  // Folded away with the others, a player would look for their own row in vain; unfolded it is there already.
  const pinned = own ?? (unfolds ? undefined : settling.find(row => row.own === 1))
  return (
    <div className={busy ? 'stack stale' : 'stack'}>
      {podium.length > 0 && <Podium rows={podium} nameOf={nameOf} />}
      {(rest.length > 0 || pinned) && (
        <div className="card leaders">
          <BoardHead time={time} />
          <ol>
            {rest.map(row => (
              <BoardLine key={row.user.id} row={row} nameOf={nameOf} />
            ))}
            {pinned && <BoardLine row={pinned} nameOf={nameOf} />}
          </ol>
        </div>
      )}
      {more && (
        <button type="button" className="button wide" disabled={busy} onClick={showMore}>
          {texts.showMore}
        </button>
      )}
      {settling.length > 0 && (
        <details className="card settling" open={unfolds}>
          <summary>{plural(texts.nStillSettling, settling.length)}</summary>
          <p className="soft small">{texts.whySettling}</p>
          <ol>
            {settling.map(row => (
              <BoardLine key={row.user.id} row={row} hasPlaces={false} nameOf={nameOf} />
            ))}
          </ol>
        </details>
      )}
      <p className="soft small numbers">{say(texts.rowsOfTotal, { rows: rows.length, total })}</p>
    </div>
  )
}
