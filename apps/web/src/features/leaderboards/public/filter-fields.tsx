import {
  ALL_SPORTS,
  LEADER_AGES,
  LEADER_DISTANCE_MAX,
  leaderboardTimes,
} from '@gauntlet/contract/leaderboards/endpoints'
import { AgesField } from '../../../people/ages-field.tsx'
import { GendersField } from '../../../people/genders-field.tsx'
import { CheckField, SelectField, TextField } from '../../../ui/field.tsx'
import { SportSelect } from '../../../sports/sport-select.tsx'
import { RangeField } from '../../../ui/range-field.tsx'
import { INITIAL, milesWords, timeWords } from './filter.ts'
import type { FiltersProps } from './filters.tsx'
import * as texts from '../texts.ts'

const STEP_MILES = 5

/** The fields of the Filters panel; loaded when it opens. Every change counts at once. */
export default function FilterFields({ filter, change, sports, genders, home }: FiltersProps) {
  const everywhere = filter.origin.trim() === '' && home === null
  return (
    <div className="stack filters-body">
      <SportSelect
        none={{ value: ALL_SPORTS, text: texts.all }}
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
      <TextField
        label={texts.location}
        autoComplete="off"
        placeholder={home ?? texts.anywhere}
        value={filter.origin}
        hint={texts.cityAndStateOrZIP}
        onChange={event => change({ origin: event.currentTarget.value })}
      />
      <div className="stack tight">
        <RangeField
          label={texts.distance}
          min={0}
          max={LEADER_DISTANCE_MAX}
          step={STEP_MILES}
          value={filter.distance}
          words={miles => (everywhere || filter.anyDistance ? texts.any : milesWords(miles))}
          onChange={distance => change({ distance, anyDistance: false })}
        />
        {everywhere ? (
          <p className="hint soft small">{texts.addALocationFirst}</p>
        ) : (
          <CheckField
            label={texts.anyDistance}
            checked={filter.anyDistance}
            onChange={event => change({ anyDistance: event.currentTarget.checked })}
          />
        )}
      </div>
      {genders && (
        <>
          <AgesField value={filter.ageRange} all={LEADER_AGES} onChange={ageRange => change({ ageRange })} />
          <GendersField options={genders} chosen={filter.genders} onChange={chosen => change({ genders: chosen })} />
        </>
      )}
    </div>
  )
}
