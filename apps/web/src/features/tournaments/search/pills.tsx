import { useSelf } from '../../../api/use-self.ts'
import { DaysPill } from '../../../search/days-pill.tsx'
import { DistancePill } from '../../../search/distance-pill.tsx'
import { OrderPill } from '../../../search/order-pill.tsx'
import { activeSports } from '../../../sports/active-sports.ts'
import type { Range } from '../../../ui/range-field.tsx'
import { say } from '../../../ui/say.ts'
import { rankWords } from './facts.ts'
import { type Filter, INITIAL, RANKS } from './filter.ts'
import { change } from './filter-store.ts'
import * as texts from '../texts.ts'

/** On both sides of the viewer's ranks. */
const SPREAD = 100

/** The viewer's active sports, and the ranks around theirs in them. */
function useOwn() {
  const active = activeSports(useSelf())
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
  const own = useOwn()
  const { sports, ranks } = filter
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
      <DaysPill days={filter} change={change} />
      <DistancePill near={filter} change={change} />
      <OrderPill
        label={texts.ranks}
        orders={[...new Set(windows.map(rankText))].map(text => ({ value: text, text }))}
        order={rankText(ranks)}
        choose={text => change({ ranks: windows.find(one => rankText(one) === text) ?? ranks })}
      />
    </>
  )
}
