import { mdiMinus, mdiPlus } from '@mdi/js'
import { useId } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { Rank } from '../../people/rank.tsx'
import { rankWindow, SPREAD_MAX, SPREAD_STEP } from './filter.ts'
import { change } from './filter-store.ts'
import type { useSearch } from './use-search.ts'

/** The ranks that are looked for: the viewer's own in the middle, as wide as the spread says. */
export function RankWindow({
  sport: { name },
  search: {
    rank,
    provisional,
    filter: { spread },
  },
}: {
  sport: { name: string }
  search: Pick<ReturnType<typeof useSearch>, 'rank' | 'provisional' | 'filter'>
}) {
  const id = useId()
  const range = rank === undefined ? undefined : rankWindow(rank, spread)
  return (
    <fieldset className="field" aria-labelledby={id}>
      <span className="label" id={id}>
        Ranks
      </span>
      <div className="row between">
        <output className="window-range">
          {range ? `${range.lower} – ${range.upper}` : <span className="bone line window-bone" />}
        </output>
        <div className="window-spread">
          <button
            type="button"
            className="icon-button"
            aria-label={`Narrower by ${SPREAD_STEP}`}
            disabled={spread <= 0}
            onClick={() => change({ spread: Math.max(0, spread - SPREAD_STEP) })}
          >
            <Icon path={mdiMinus} />
          </button>
          <span className="numbers">
            <span className="visually-hidden">Spread </span>± {spread}
          </span>
          <button
            type="button"
            className="icon-button"
            aria-label={`Wider by ${SPREAD_STEP}`}
            disabled={spread >= SPREAD_MAX}
            onClick={() => change({ spread: Math.min(SPREAD_MAX, spread + SPREAD_STEP) })}
          >
            <Icon path={mdiPlus} />
          </button>
        </div>
      </div>
      <p className="hint">
        Your rank in {name} is {rank === undefined ? '…' : <Rank value={rank} provisional={provisional} />}
      </p>
    </fieldset>
  )
}
