import { useId } from 'react'
import { Rank } from '../../people/rank.tsx'
import { Stepper } from '../../search/stepper.tsx'
import { rankWindow, SPREAD_MAX, SPREAD_STEP } from './filter.ts'
import { change } from './filter-store.ts'
import type { useSearch } from './use-search.ts'
import * as texts from './texts.ts'
import { say } from '../../ui/say.ts'

/** The ranks to be searched: the viewer's own in the middle, as wide as the spread. */
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
        {texts.ranks}
      </span>
      <div className="row between">
        <output className="search-ranks">
          {range ? `${range.lower} – ${range.upper}` : <span className="bone line" />}
        </output>
        <Stepper
          less={say(texts.narrowerBy, { step: SPREAD_STEP })}
          more={say(texts.widerBy, { step: SPREAD_STEP })}
          down={spread > 0 ? () => change({ spread: Math.max(0, spread - SPREAD_STEP) }) : undefined}
          up={spread < SPREAD_MAX ? () => change({ spread: Math.min(SPREAD_MAX, spread + SPREAD_STEP) }) : undefined}
        >
          <span className="numbers">
            <span className="visually-hidden">{texts.spread} </span>± {spread}
          </span>
        </Stepper>
      </div>
      <p className="hint">
        {say(texts.yourRankInNameIs, { name })}{' '}
        {rank === undefined ? '…' : <Rank value={rank} provisional={provisional} />}
      </p>
    </fieldset>
  )
}
