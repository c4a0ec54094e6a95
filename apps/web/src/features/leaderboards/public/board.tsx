import { ALL_SPORTS } from '@gauntlet/contract/leaderboards'
import { sports as sportRows } from '@gauntlet/contract/sports'
import { useEffect, useState } from 'react'
import { call } from '../../../api/api.ts'
import { Filters, type FiltersProps } from './filters.tsx'
import { type Filter, INITIAL, sentOf } from './filter.ts'
import { FlatList } from './flat-list.tsx'
import { Groups } from './groups.tsx'
import type { NameOf } from './leader-row.tsx'
import { useLoad } from '../../../api/use-load.ts'
import './leaderboard.css'

const SETTLE_MS = 400

/** The filter once it has stood still for a moment: a slider passes many values. */
function useSettled(filter: Filter): Filter {
  const [settled, setSettled] = useState(filter)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(filter), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [filter])
  return settled
}

interface BoardProps {
  nameOf: NameOf
  home?: string | null
  genders?: FiltersProps['genders']
}

/** The leaderboards with their filters, for visitors and players. */
export function Board({ nameOf, home = null, genders }: BoardProps) {
  const [filter, setFilter] = useState(INITIAL)
  const settled = useSettled(filter)
  const sports = useLoad('sports', signal => call(sportRows.all, {}, { signal })).data?.payload ?? []
  const change = (part: Partial<Filter>) => setFilter({ ...filter, ...part })
  const sport = sports.find(({ id }) => id === filter.sport)
  const sent = sentOf(settled)
  return (
    <div className="leaderboard">
      <Filters filter={filter} change={change} sports={sports} genders={genders} home={home} />
      {sport ? (
        <FlatList
          key={sport.id}
          sport={sport}
          sent={sent}
          nameOf={nameOf}
          showAll={() => change({ sport: ALL_SPORTS })}
        />
      ) : (
        <Groups sent={sent} preview={settled === INITIAL} nameOf={nameOf} viewAll={id => change({ sport: id })} />
      )}
    </div>
  )
}
