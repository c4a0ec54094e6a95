import { ADDRESS_CITY_MAX, ADDRESS_LINE_MAX, type addressForm } from '@gauntlet/contract/addresses'
import { nameLetters } from '@gauntlet/contract/fields'
import type { UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'
import { TextField } from '../../ui/field.tsx'
import { StateField } from '../../ui/state-field.tsx'
import './addresses.css'

type Fields = UseFormReturn<z.input<typeof addressForm>, unknown, z.output<typeof addressForm>>

export const EMPTY_ADDRESS = { address_line_1: '', address_line_2: '', city: '', state: '', postal_code: '' }

/** What an address is made of, in the form that it belongs to. */
export function AddressFields({ form: { register, formState } }: { form: Fields }) {
  const { errors } = formState
  return (
    <>
      <TextField
        label="Address Line 1"
        autoComplete="address-line1"
        maxLength={ADDRESS_LINE_MAX}
        error={errors.address_line_1?.message}
        {...register('address_line_1')}
      />
      <TextField
        label="Address Line 2"
        autoComplete="address-line2"
        maxLength={ADDRESS_LINE_MAX}
        error={errors.address_line_2?.message}
        {...register('address_line_2')}
      />
      <TextField
        label="City"
        autoComplete="address-level2"
        maxLength={ADDRESS_CITY_MAX}
        error={errors.city?.message}
        onInput={({ currentTarget: input }) => (input.value = nameLetters(input.value))}
        {...register('city')}
      />
      <div className="address-pair">
        <StateField label="State" error={errors.state?.message} {...register('state')} />
        <TextField
          label="Zip Code"
          autoComplete="postal-code"
          error={errors.postal_code?.message}
          {...register('postal_code')}
        />
      </div>
    </>
  )
}
