import { mdiClose, mdiCrosshairsGps } from '@mdi/js'
import { useState } from 'react'
import { TextField } from '../ui/field.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { RangeField } from '../ui/range-field.tsx'
import { useLocate } from './use-locate.ts'
import * as texts from './texts.ts'
import { say } from '../ui/say.ts'

/** A text, or coordinates in degrees. */
export type Place = string | { lat: number; lon: number }

/** The start of a search: a text, the position of the device, or, left empty, `home`, which stands there until then. */
export function PlaceField({
  value,
  home,
  onChange,
}: {
  value: Place
  /** The place of the primary address; null without one. */
  home: string | null
  onChange: (value: Place) => void
}) {
  const { asking, locate } = useLocate(onChange)
  const [typing, setTyping] = useState(false)
  const here = typeof value !== 'string'
  return (
    <div className="place-field">
      <TextField
        label={texts.location}
        autoComplete="off"
        value={here ? texts.whereYouAre : value === '' && !typing ? (home ?? '') : value}
        placeholder={texts.cityAndStateOrZIP}
        readOnly={here}
        onFocus={event => event.currentTarget.select()}
        onBlur={() => setTyping(false)}
        onChange={event => {
          setTyping(true)
          onChange(event.currentTarget.value)
        }}
      />
      {here ? (
        <IconButton icon={mdiClose} label={texts.typeAPlace} title={texts.typeAPlace} onClick={() => onChange('')} />
      ) : (
        <IconButton
          icon={mdiCrosshairsGps}
          label={texts.toUseWhereIAm}
          title={texts.toUseWhereIAm}
          disabled={asking}
          onClick={locate}
        />
      )}
    </div>
  )
}

const FARTHEST_MILES = 300
const STEP_MILES = 5
const milesWords = (miles: number) => (miles === 0 ? texts.sameCity : say(texts.milesMiles, { miles }))

/** The radius in miles; 0 is the same city. */
export const DistanceField = ({ value, onChange }: { value: number; onChange: (miles: number) => void }) => (
  <RangeField
    label={texts.distance}
    min={0}
    max={FARTHEST_MILES}
    step={STEP_MILES}
    value={value}
    words={milesWords}
    onChange={onChange}
  />
)
