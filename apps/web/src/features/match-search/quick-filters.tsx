import { mdiTuneVariant } from '@mdi/js'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { ownFirst } from '../../sports/sport-select.tsx'
import { dayAfter } from '../../search/day-spans.ts'
import { OrderPill } from '../../search/order-pill.tsx'
import { DistancePill } from '../../search/distance-pill.tsx'
import { Pill, withOwn } from '../../search/pill.tsx'
import { activeSports } from '../../sports/active-sports.ts'
import { useSelf } from '../../api/use-self.ts'
import { serverNow } from '../../ui/clock.ts'
import { say } from '../../ui/say.ts'
import { Segments } from '../../ui/segments.tsx'
import { change } from './filter-store.ts'
import { SPREAD_MAX } from './filter.ts'
import type { useSearch } from './use-search.ts'
import type { Kind } from './found-matches.tsx'
import { type Order, ORDERS } from './order.ts'
import * as texts from './texts.ts'
import { here } from '../../ui/here.ts'
import { wallDate } from '../../ui/when.ts'

const SPREADS = [50, 100, 200, 400]
const WEEK_DAYS = 6

/** Today and the six days after it. */
function week() {
  const now = wallDate(serverNow(), here())
  return { startDate: dayAfter(now, 0), endDate: dayAfter(now, WEEK_DAYS) }
}

const KINDS = [
  { value: 'all', text: texts.all },
  { value: 'matches', text: texts.openMatches },
  { value: 'players', text: texts.players },
] as const

interface Ordered {
  order: Order
  choose: (order: Order) => void
}

/**
 * In one line the order and the parts of the filter that change most, each with a tap or two, and what is shown of the
 * found.
 */
export function QuickFilters({
  search,
  kind,
  show,
  ...ordered
}: Ordered & {
  search: ReturnType<typeof useSearch>
  kind: Kind
  show: (kind: Kind) => void
}) {
  return (
    <div className="quick-filters">
      <OrderPill orders={ORDERS} {...ordered} />
      <FilterPills search={search} />
      <Segments label={texts.found} value={kind} options={KINDS} onChange={show} />
    </div>
  )
}

/** The same above results, after the way back to the whole filter. */
export const ResultFilters = ({ search, ...ordered }: Ordered & { search: ReturnType<typeof useSearch> }) => (
  <div className="quick-filters">
    <Link className="pill" to={paths.searchMatch} title={texts.returnToSearch}>
      <Icon path={mdiTuneVariant} />
      <span className="visually-hidden">{texts.returnToSearch}</span>
    </Link>
    <OrderPill orders={ORDERS} {...ordered} />
    <FilterPills search={search} />
  </div>
)

/** Where the whole filter is open, it says the same itself. */
function FilterPills({ search: { filter, choices, sport } }: { search: ReturnType<typeof useSearch> }) {
  const self = useSelf()
  const next = week()
  const { startDate, endDate } = filter
  const isWeek = startDate === next.startDate && endDate === next.endDate
  const days = startDate === '' && endDate === '' ? 'any' : isWeek ? 'week' : 'own'
  return (
    <div className="quick-same">
      <Pill
        label={texts.sport}
        value={filter.sport}
        onChange={({ currentTarget }) => change({ sport: currentTarget.value })}
      >
        <option value="">{texts.allSports}</option>
        {ownFirst(choices, activeSports(self)).map(
          ({ label, sports }) =>
            sports.length > 0 && (
              <optgroup key={label} label={label}>
                {sports.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ),
        )}
      </Pill>
      <DistancePill near={filter} change={change} />
      {sport && (
        <Pill
          label={texts.ranks}
          value={filter.spread}
          onChange={({ currentTarget }) => change({ spread: Number(currentTarget.value) })}
        >
          {withOwn([...SPREADS, SPREAD_MAX], filter.spread).map(spread => (
            <option key={spread} value={spread}>
              {say(texts.myRankWithin, { spread })}
            </option>
          ))}
        </Pill>
      )}
      <Pill
        label={texts.days}
        value={days}
        onChange={({ currentTarget: { value } }) => change(value === 'week' ? week() : { startDate: '', endDate: '' })}
      >
        <option value="any">{texts.anyDay}</option>
        <option value="week">{texts.nextSevenDays}</option>
        {days === 'own' && <option value="own">{texts.chosenDays}</option>}
      </Pill>
      <button
        type="button"
        className="pill"
        aria-pressed={filter.ranked}
        onClick={() => change({ ranked: !filter.ranked })}
      >
        {texts.ranked}
      </button>
    </div>
  )
}
