import { RATE_MAX } from '@gauntlet/contract/tournaments/forms'
import { RATE_STEP } from '@gauntlet/contract/tournaments/status'
import { useId } from 'react'
import { Stepper } from '../../../search/stepper.tsx'
import { type Filter, rateWindow } from './filter.ts'
import { change } from './filter-store.ts'
import * as texts from '../texts.ts'
import { say } from '../../../ui/say.ts'

const within = (value: number) => Math.min(RATE_MAX, Math.max(0, value))

/** The ranks to be searched: a middle, and the spread to either side. */
export function RateWindow({ filter }: { filter: Filter }) {
  const id = useId()
  const { centre, spread } = filter
  const { minRate, maxRate } = rateWindow(filter)
  return (
    <fieldset className="field" aria-labelledby={id}>
      <div className="row between">
        <span className="label" id={id}>
          {texts.ranks}
        </span>
        <output className="search-ranks">
          {minRate} – {maxRate}
        </output>
      </div>
      <Steps label={texts.rank} value={String(centre)} move={by => change({ centre: within(centre + by) })} />
      <Steps label={texts.spread} value={`± ${spread}`} move={by => change({ spread: within(spread + by) })} />
    </fieldset>
  )
}

const Steps = ({ label, value, move }: { label: string; value: string; move: (by: number) => void }) => (
  <div className="row between">
    <span className="small">{label}</span>
    <Stepper
      less={say(texts.labelRATESTEPLess, { label, rATESTEP: RATE_STEP })}
      more={say(texts.labelRATESTEPMore, { label, rATESTEP: RATE_STEP })}
      down={() => move(-RATE_STEP)}
      up={() => move(RATE_STEP)}
    >
      <output className="numbers">{value}</output>
    </Stepper>
  </div>
)
