import { RATE_STEP } from '@gauntlet/contract/tournaments/status'
import { useSelf } from '../../../api/use-self.ts'
import { DualRangeField } from '../../../ui/range-field.tsx'
import { say } from '../../../ui/say.ts'
import { rankWords } from './facts.ts'
import { type Filter, RANKS } from './filter.ts'
import { change } from './filter-store.ts'
import * as texts from '../texts.ts'

/** The ranks to be searched, and below them the viewer's own in the sports that are. */
export function RateWindow({ filter: { ranks, sports } }: { filter: Filter }) {
  const own = useSelf()
    .sports.filter(({ id, _joinData }) => _joinData.active === 1 && (sports?.includes(id) ?? true))
    .map(({ _joinData }) => _joinData.rank)
  const ends = [...new Set([Math.min(...own), Math.max(...own)])]
  return (
    <div className="stack tight">
      <DualRangeField
        label={texts.ranks}
        min={RANKS.lower}
        max={RANKS.upper}
        step={RATE_STEP}
        value={ranks}
        words={rankWords}
        onChange={next => change({ ranks: next })}
      />
      {own.length > 0 && <p className="soft small numbers">{say(texts.yoursAre, { ranks: ends.join(' – ') })}</p>}
    </div>
  )
}
