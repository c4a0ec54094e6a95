import { nameLetters } from '@gauntlet/contract/fields'
import { states } from '@gauntlet/contract/places/states'
import { CITY_MAX, ZIP_MAX } from '@gauntlet/contract/venues/endpoints'
import { type Registered, SelectField, TextField } from '../ui/field.tsx'
import { UseZip, type ZipElsewhere, ZipHint } from './zip-hint.tsx'
import * as texts from './texts.ts'

const NOT_DIGITS = /\D/g

/** Which city: its name, its state and its ZIP, which fills in the other two. */
export default function CityFields({
  field,
  zip,
}: {
  field: (part: 'city' | 'state' | 'zip') => Registered
  zip: { other: ZipElsewhere | undefined; type: (zip: string) => void }
}) {
  return (
    <>
      <TextField
        label={texts.city}
        autoComplete="off"
        maxLength={CITY_MAX}
        {...field('city')}
        onInput={({ currentTarget: input }) => (input.value = nameLetters(input.value))}
      />
      <div className="form-pair">
        <SelectField label={texts.state} {...field('state')}>
          <option value="">{texts.chooseAState}</option>
          {Object.entries(states).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          label={texts.zipCode}
          inputMode="numeric"
          autoComplete="off"
          maxLength={ZIP_MAX}
          hint={<ZipHint other={zip.other} />}
          {...field('zip')}
          onInput={({ currentTarget: input }) => {
            input.value = input.value.replace(NOT_DIGITS, '')
            zip.type(input.value)
          }}
        />
      </div>
      <UseZip other={zip.other} />
    </>
  )
}
