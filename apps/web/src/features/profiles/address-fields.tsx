import { ADDRESS_CITY_MAX, ADDRESS_LINE_MAX, type addressForm } from '@gauntlet/contract/addresses/endpoints'
import { nameLetters } from '@gauntlet/contract/fields'
import { isStateCode, states } from '@gauntlet/contract/places/states'
import type { UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'
import { useZipFill } from '../../places/use-zip-fill.ts'
import { TextField } from '../../ui/field.tsx'
import { StateField } from '../../places/state-field.tsx'
import { UseZip, ZipHint } from '../../places/zip-hint.tsx'
import './addresses.css'
import * as texts from './texts.ts'

type Fields = UseFormReturn<z.input<typeof addressForm>, unknown, z.output<typeof addressForm>>

export const EMPTY_ADDRESS = { address_line_1: '', address_line_2: '', city: '', state: '', postal_code: '' }

export const stateName = (code: string) => (isStateCode(code) ? states[code] : code)

/** The fields of an address, within the form they belong to. */
export function AddressFields({ form: { register, watch, setValue, formState } }: { form: Fields }) {
  const { errors } = formState
  const zip = useZipFill({
    now: { city: watch('city'), state: watch('state'), zip: watch('postal_code') },
    write: ({ city, state }) => {
      if (city !== undefined) setValue('city', city, { shouldValidate: errors.city !== undefined, shouldDirty: true })
      if (state !== undefined)
        setValue('state', state, { shouldValidate: errors.state !== undefined, shouldDirty: true })
    },
    stateWords: stateName,
  })
  return (
    <>
      <TextField
        label={texts.zipCode}
        inputMode="numeric"
        autoComplete="postal-code"
        hint={<ZipHint other={zip.other} />}
        error={errors.postal_code?.message}
        {...register('postal_code')}
        onInput={({ currentTarget: input }) => zip.type(input.value)}
      />
      <UseZip other={zip.other} />
      <div className="address-pair">
        <TextField
          label={texts.city}
          autoComplete="address-level2"
          maxLength={ADDRESS_CITY_MAX}
          error={errors.city?.message}
          onInput={({ currentTarget: input }) => (input.value = nameLetters(input.value))}
          {...register('city')}
        />
        <StateField label={texts.state} error={errors.state?.message} {...register('state')} />
      </div>
      <TextField
        label={texts.addressLine1}
        autoComplete="address-line1"
        maxLength={ADDRESS_LINE_MAX}
        error={errors.address_line_1?.message}
        {...register('address_line_1')}
      />
      <TextField
        label={texts.addressLine2}
        autoComplete="address-line2"
        maxLength={ADDRESS_LINE_MAX}
        error={errors.address_line_2?.message}
        {...register('address_line_2')}
      />
    </>
  )
}
