import { ADDRESS_CITY_MAX, ADDRESS_LINE_MAX, addresses, addressForm, addressTexts } from '@gauntlet/contract/addresses'
import { callTexts } from '@gauntlet/contract/envelope'
import type { User } from '@gauntlet/contract/profiles'
import { isStateCode, states } from '@gauntlet/contract/states'
import { useState } from 'react'
import { CallError } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { showErrors, useContractForm } from '../../api/use-contract-form.ts'
import { CheckField, TextField } from '../../ui/field.tsx'
import { Modal } from '../../ui/modal.tsx'
import { StateField } from '../../ui/state-field.tsx'

export type Address = User['preference']['addresses'][number]

const stateName = (code: string) => (isStateCode(code) ? states[code] : code)
const EMPTY = { address_line_1: '', address_line_2: '', city: '', state: '', postal_code: '' }

/** Adds an address, or edits the one given. */
export function AddressForm({ address, close }: { address?: Address; close: () => void }) {
  const failure = callTexts.somethingWrong
  const add = useAction(addresses.add, { success: addressTexts.added, failure })
  const update = useAction(addresses.update, { success: addressTexts.updated, failure })
  const [primary, setPrimary] = useState(false)
  const form = useContractForm(addressForm, {
    ...EMPTY,
    ...(address && {
      address_line_1: address.address_line_1,
      address_line_2: address.address_line_2,
      city: address.city,
      state: stateName(address.state),
      postal_code: address.postal_code,
    }),
  })
  const { register } = form
  const { errors } = form.formState
  const send = form.handleSubmit(async values => {
    const outcome = address
      ? await update.run({ id: address.id, ...values, ...(primary && { primary_address: 1 }) })
      : await add.run(values)
    if (outcome instanceof CallError) showErrors(form, outcome)
    else close()
  })
  return (
    <Modal title={address ? 'Edit Address' : 'Add New Address'} close={close}>
      <form className="stack" noValidate onSubmit={event => void send(event)}>
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
        {address?._joinData.primary_address === 0 && (
          <CheckField
            label="My primary address"
            checked={primary}
            onChange={event => setPrimary(event.currentTarget.checked)}
          />
        )}
        <button type="submit" className="button main wide" disabled={add.busy || update.busy}>
          Save
        </button>
      </form>
    </Modal>
  )
}
