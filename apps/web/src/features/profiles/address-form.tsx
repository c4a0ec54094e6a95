import { addresses, addressForm, addressTexts } from '@gauntlet/contract/addresses/endpoints'
import { callTexts } from '@gauntlet/contract/envelope'
import type { User } from '@gauntlet/contract/profiles/answer'
import { useState } from 'react'
import { CallError } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { showErrors, useContractForm } from '../../api/use-contract-form.ts'
import { CheckField } from '../../ui/field.tsx'
import { Modal } from '../../ui/modal.tsx'
import { useUnsaved } from '../../ui/unsaved.ts'
import { AddressFields, EMPTY_ADDRESS, stateName } from './address-fields.tsx'
import * as texts from './texts.ts'

export type Address = User['preference']['addresses'][number]

interface AddressFormProps {
  address?: Address
  close: () => void
}

/** Adds an address, or edits the given one. */
export default function AddressForm(props: AddressFormProps) {
  return (
    <Modal
      title={props.address ? texts.editAddress : texts.addNewAddress}
      line={texts.searchesStartThereOthersSee}
      close={props.close}
    >
      <Fields {...props} />
    </Modal>
  )
}

function Fields({ address, close }: AddressFormProps) {
  const failure = callTexts.somethingWrong
  const add = useAction(addresses.add, { success: addressTexts.added, failure })
  const update = useAction(addresses.update, { success: addressTexts.updated, failure })
  const [primary, setPrimary] = useState(false)
  const form = useContractForm(addressForm, {
    ...EMPTY_ADDRESS,
    ...(address && {
      address_line_1: address.address_line_1,
      address_line_2: address.address_line_2,
      city: address.city,
      state: stateName(address.state),
      postal_code: address.postal_code,
    }),
  })
  useUnsaved(form, { more: primary })
  const send = form.handleSubmit(async values => {
    const outcome = address
      ? await update.run({ id: address.id, ...values, ...(primary && { primary_address: 1 }) })
      : await add.run(values)
    if (outcome instanceof CallError) showErrors(form, outcome)
    else close()
  })
  return (
    <form className="stack" noValidate onSubmit={event => void send(event)}>
      <AddressFields form={form} />
      {address?._joinData.primary_address === 0 && (
        <CheckField
          label={texts.myPrimaryAddress}
          checked={primary}
          onChange={event => setPrimary(event.currentTarget.checked)}
        />
      )}
      <div className="modal-foot">
        <button type="submit" className="button main wide" disabled={add.busy || update.busy}>
          {texts.save}
        </button>
      </div>
    </form>
  )
}
