import { ALL_SPORTS } from '@gauntlet/contract/leaderboards/endpoints'
import { sports as sportRows } from '@gauntlet/contract/sports/endpoints'
import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { lazy } from '../../../ui/part.tsx'
import { Filters, type FiltersProps } from './filters.tsx'
import { amongOf, type Filter, INITIAL, sentOf } from './filter.ts'
import { FlatList } from './flat-list.tsx'
import { Groups, type OwnRowOf } from './groups.tsx'
import type { NameOf } from './leader-row.tsx'
import type { Own } from './order.ts'
import { useRow } from '../../../api/use-load.ts'
import { marks } from '../../../sports/sport-mark.tsx'
import { Segments } from '../../../ui/segments.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import * as texts from '../texts.ts'
import './leaderboard.css'

const PairBoard = lazy(() => import('./pair-board.tsx'))

const kinds = [
  { value: 'players', text: texts.players },
  { value: 'pairs', text: texts.pairs },
] as const

const SETTLE_MS = 400
const NONE: Own = new Map()

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
  own?: Own
  ownRow?: OwnRowOf
  /** The sport in the address; undefined is all of them. */
  sportId: string | undefined
  /** Goes to the address of a sport, or of all of them. */
  choose: (sportId: string | undefined) => void
}

/** The leaderboards with their filters, for visitors and players. */
export function Board({ nameOf, own = NONE, ownRow, home = null, genders, sportId, choose }: BoardProps) {
  const top = useRef<HTMLDivElement>(null)
  const [kind, setKind] = useState<'players' | 'pairs'>('players')
  const [others, setOthers] = useState(INITIAL)
  const filter = useMemo(() => ({ ...others, sport: sportId ?? ALL_SPORTS }), [others, sportId])
  const settled = useSettled(filter)
  const [show, setShow] = useState<string>(texts.showPlayers)
  const sports = useRow(sportRows.all, {}).data?.payload ?? []
  const change = ({ sport: chosen, ...part }: Partial<Filter>) => {
    setOthers({ ...others, ...part })
    if (chosen !== undefined && chosen !== filter.sport) choose(chosen === ALL_SPORTS ? undefined : chosen)
  }
  const shown = useRef(sportId)
  useEffect(() => {
    if (shown.current !== sportId) top.current?.scrollIntoView({ block: 'start' })
    shown.current = sportId
  }, [sportId])
  const sport = sports.find(({ id }) => id === filter.sport)
  const sent = sentOf(settled)
  const choosePlace = (origin: string) => change({ origin })
  return (
    <div className="leaderboard" ref={top}>
      <Segments label={texts.whoLeads} value={kind} options={kinds} onChange={setKind} />
      <Filters
        filter={filter}
        change={change}
        sports={sports}
        genders={genders}
        home={home}
        show={kind === 'pairs' ? texts.showPairs : sport ? show : texts.showTheBoard}
      />
      <div className="stack leaderboard-found">
        {kind === 'pairs' ? (
          <Suspense fallback={<SkeletonList rows={4} />}>
            <PairBoard sportId={filter.sport} among={amongOf(settled)} nameOf={nameOf} choosePlace={choosePlace} />
          </Suspense>
        ) : sport ? (
          <FlatList
            key={sport.id}
            sport={sport}
            sent={sent}
            nameOf={nameOf}
            choosePlace={choosePlace}
            found={setShow}
            showAll={() => change({ sport: ALL_SPORTS })}
          />
        ) : (
          <Groups
            sent={sent}
            preview={others === INITIAL && settled.sport === ALL_SPORTS}
            nameOf={nameOf}
            home={home}
            own={own}
            ownRow={ownRow}
            choosePlace={choosePlace}
            viewAll={id => change({ sport: id })}
          />
        )}
      </div>
    </div>
  )
}

/** The server has drawn the marks of the sports, too: none of them goes away again. */
export const boardWithMarks = marks.then(() => Board)
