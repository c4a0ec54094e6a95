import { useState } from 'react'
import { useSelf } from '../../../api/use-self.ts'
import { cityOf } from '../../../places/city-of.ts'
import { daySpans } from '../../../search/day-spans.ts'
import { originLine } from '../../../search/filter.ts'
import { OrderPill } from '../../../search/order-pill.tsx'
import * as searchTexts from '../../../search/texts.ts'
import { serverNow } from '../../../ui/clock.ts'
import type { Range } from '../../../ui/range-field.tsx'
import { say } from '../../../ui/say.ts'
import { rankWords } from './facts.ts'
import { type Filter, INITIAL, RANKS } from './filter.ts'
import { change } from './filter-store.ts'
import * as texts from '../texts.ts'

const MILES = [10, 25, 50, 100, 200, 300]
/** On both sides of the viewer's ranks. */
const SPREAD = 100

/** The viewer's active sports, and the ranks around theirs in them. */
function useOwn() {
  const active = useSelf().sports.filter(({ _joinData }) => _joinData.active === 1)
  const ranks = active.map(({ _joinData }) => _joinData.rank)
  return {
    sports: active.map(({ id }) => id),
    ranks: {
      lower: Math.max(RANKS.lower, Math.min(...ranks) - SPREAD),
      upper: Math.min(RANKS.upper, Math.max(...ranks) + SPREAD),
    },
  }
}

/** 'Any rank', or 'Ranks 350–650'. */
const rankText = ({ lower, upper }: Range) =>
  lower === RANKS.lower && upper === RANKS.upper
    ? texts.anyRank
    : say(texts.ranksWindowWords, { windowWords: say(texts.ranksFromTo, { from: lower, to: rankWords(upper) }) })

/** The parts of the filter that change most, each a choice of one; what none of them says is a choice of its own. */
export function TournamentPills({ filter }: { filter: Filter }) {
  const home = useSelf().preference.location
  const own = useOwn()
  const [days] = useState(() => daySpans(new Date(serverNow())))
  const { origin, distance, sports, ranks, startDate, endDate } = filter
  const near = typeof origin === 'string' ? cityOf(origin) : origin
  const miles = [...new Set([...MILES, distance])].toSorted((a, b) => a - b)
  const spans = (['any', 'today', 'weekend'] as const).map(value => ({ value, text: searchTexts.dayTaps[value] }))
  const span = spans.find(({ value }) => days[value].startDate === startDate && days[value].endDate === endDate)
  const windows = [RANKS, INITIAL.ranks, ...(own.sports.length > 0 ? [own.ranks] : []), ranks]
  return (
    <>
      <OrderPill
        label={texts.sports}
        orders={[
          { value: 'all', text: texts.allSports },
          ...(own.sports.length > 0 ? [{ value: 'mine', text: texts.mySports }] : []),
          ...(sports && sports.join() !== own.sports.join()
            ? [{ value: 'own', text: say(texts.sportsSports, { sports: sports.length }) }]
            : []),
        ]}
        order={sports ? (sports.join() === own.sports.join() ? 'mine' : 'own') : 'all'}
        choose={value => change({ sports: value === 'mine' ? own.sports : value === 'all' ? undefined : sports })}
      />
      <OrderPill
        label={searchTexts.distance}
        orders={miles.map(one => ({
          value: String(one),
          text: originLine({ origin: near, distance: one }, home === null ? null : cityOf(home)),
        }))}
        order={String(distance)}
        choose={value => change({ distance: Number(value) })}
      />
      <OrderPill
        label={searchTexts.days}
        orders={span ? spans : [...spans, { value: 'pick' as const, text: searchTexts.dayTaps.pick }]}
        order={span?.value ?? 'pick'}
        choose={value => value !== 'pick' && change(days[value])}
      />
      <OrderPill
        label={texts.ranks}
        orders={[...new Set(windows.map(rankText))].map(text => ({ value: text, text }))}
        order={rankText(ranks)}
        choose={text => change({ ranks: windows.find(one => rankText(one) === text) ?? ranks })}
      />
    </>
  )
}
