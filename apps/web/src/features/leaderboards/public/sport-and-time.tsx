import { ALL_SPORTS, leaderboardTimes } from '@gauntlet/contract/leaderboards/endpoints'
import { SportSelect } from '../../../sports/sport-select.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { INITIAL, timeWords } from './filter.ts'
import type { FiltersProps } from './filters.tsx'
import * as texts from '../texts.ts'

/** The parts that change most: beside the filters where there is room, else their first line. */
export const SportAndTime = ({
  filter,
  change,
  sports,
  all,
}: Pick<FiltersProps, 'filter' | 'change' | 'sports'> & {
  /** The words for all sports. */
  all: string
}) => (
  <div className="board-chips">
    <SportSelect
      none={{ value: ALL_SPORTS, text: all }}
      sports={sports}
      value={filter.sport}
      onChange={event => change({ sport: event.currentTarget.value })}
    />
    <SelectField
      label={texts.time}
      value={filter.time}
      onChange={event =>
        change({ time: leaderboardTimes.find(time => time === event.currentTarget.value) ?? INITIAL.time })
      }
    >
      {leaderboardTimes.map(time => (
        <option key={time} value={time}>
          {timeWords[time]}
        </option>
      ))}
    </SelectField>
  </div>
)
