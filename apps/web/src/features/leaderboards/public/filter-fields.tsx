import { LEADER_AGES, LEADER_DISTANCE_MAX } from '@gauntlet/contract/leaderboards/endpoints'
import { AgesField } from '../../../people/ages-field.tsx'
import { GendersField } from '../../../people/genders-field.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { RangeField } from '../../../ui/range-field.tsx'
import { changesOf, INITIAL, milesWords } from './filter.ts'
import type { FiltersProps } from './filters.tsx'
import { SportAndTime } from './sport-and-time.tsx'
import * as texts from '../texts.ts'

const STEP_MILES = 5
/** The last stop of the slider: behind the longest distance. */
const ANY_MILES = LEADER_DISTANCE_MAX + STEP_MILES

/** The fields of the Filters panel, or of its sheet; loaded when it opens. Every change counts at once. */
export default function FilterFields({
  close,
  isSheet,
  ...props
}: FiltersProps & { close: () => void; isSheet: boolean }) {
  if (!isSheet) return <Fields {...props} />
  const { filter, change, show } = props
  return (
    <Modal title={texts.filters} close={close}>
      {changesOf(filter) > 0 && (
        <button type="button" className="button quiet small filters-clear" onClick={() => change(INITIAL)}>
          {texts.clear}
        </button>
      )}
      <Fields {...props} />
      <div className="modal-foot">
        <button type="button" className="button main wide" onClick={close}>
          {show}
        </button>
      </div>
    </Modal>
  )
}

function Fields(props: FiltersProps) {
  const { filter, change, genders, home } = props
  const everywhere = filter.origin.trim() === '' && home === null
  return (
    <div className={home === null ? 'stack filters-body' : 'stack filters-body at-home'}>
      <SportAndTime {...props} all={texts.all} />
      <TextField
        label={texts.location}
        autoComplete="off"
        placeholder={home ?? texts.cityAndStateOrZIP}
        value={filter.origin}
        onChange={event => change({ origin: event.currentTarget.value })}
      />
      <div className="stack tight">
        <RangeField
          label={texts.distance}
          min={0}
          max={ANY_MILES}
          step={STEP_MILES}
          value={everywhere || filter.anyDistance ? ANY_MILES : filter.distance}
          words={miles => (miles === ANY_MILES ? texts.anyDistance : milesWords(miles))}
          onChange={miles =>
            change(miles === ANY_MILES ? { anyDistance: true } : { distance: miles, anyDistance: false })
          }
        />
        {everywhere && <p className="hint soft small">{texts.addALocationFirst}</p>}
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
