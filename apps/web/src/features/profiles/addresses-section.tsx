import { addresses as rows, ADDRESSES_MAX, addressTexts } from '@gauntlet/contract/addresses/endpoints'
import { mdiDeleteOutline, mdiMapMarkerPlusOutline, mdiPencilOutline, mdiPlus, mdiStarFourPoints } from '@mdi/js'
import { Suspense, useState } from 'react'
import { lazy } from '../../ui/part.tsx'
import { useAction } from '../../api/use-action.ts'
import { Section } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ConfirmDialog } from '../../ui/modal.tsx'
import { Chip } from '../../ui/status-chip.tsx'
import type { Address } from './address-form.tsx'
import './addresses.css'
import * as texts from './texts.ts'
import { say } from '../../ui/say.ts'
import { IconButton } from '../../ui/icon-button.tsx'

const AddressForm = lazy(() => import('./address-form.tsx'))

/** Characters of an address in a list. */
const SHOWN_MAX = 35
const shortened = (text: string) => (text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX - 1)}…` : text)
const streetOf = ({ address_line_1, address_line_2 }: Address) =>
  address_line_2 === '' ? address_line_1 : `${address_line_1}, ${address_line_2}`

/** The player's own addresses. Others see only the city and the state of the primary one. */
export function AddressesSection({ addresses, add }: { addresses: readonly Address[]; add: () => void }) {
  const [edited, setEdited] = useState<Address>()
  const [doomed, setDoomed] = useState<Address>()
  const { run, busy } = useAction(rows.remove, {
    success: addressTexts.deleted,
    failure: addressTexts.deleteFailed,
  })
  const remove = async (id: string) => {
    await run({ id })
    setDoomed(undefined)
  }
  return (
    <Section
      title={texts.addresses}
      action={
        addresses.length > 0 &&
        addresses.length < ADDRESSES_MAX && (
          <button type="button" className="button small" onClick={add}>
            <Icon path={mdiPlus} />
            {texts.add}
          </button>
        )
      }
    >
      {addresses.length === 0 ? (
        <div className="card prompt">
          <Icon path={mdiMapMarkerPlusOutline} />
          <div className="stack tight">
            <h3>{texts.youHaveNoAddressYet}</h3>
            <p className="soft small">{texts.searchesStartAtYourAddress}</p>
            <button type="button" className="button small prompt-action" onClick={add}>
              {texts.addNewAddress}
            </button>
          </div>
        </div>
      ) : (
        <ul className="card addresses">
          {addresses.map(address => (
            <li key={address.id} className="address">
              <div className="address-words">
                <p className="address-street" title={streetOf(address)}>
                  {shortened(streetOf(address))}
                </p>
                <p className="soft small">
                  {address.city}, {address.state} {address.postal_code}
                </p>
                {address._joinData.primary_address === 1 && (
                  <Chip tone="sky" icon={mdiStarFourPoints}>
                    {texts.primary}
                  </Chip>
                )}
              </div>
              <IconButton
                icon={mdiPencilOutline}
                label={say(texts.editStreetOf, { streetOf: streetOf(address) })}
                onClick={() => setEdited(address)}
              />
              <IconButton
                icon={mdiDeleteOutline}
                label={say(texts.deleteStreetOf, { streetOf: streetOf(address) })}
                onClick={() => setDoomed(address)}
              />
            </li>
          ))}
        </ul>
      )}
      <Suspense>{edited && <AddressForm address={edited} close={() => setEdited(undefined)} />}</Suspense>
      {doomed && (
        <ConfirmDialog
          title={texts.deleteThisAddress}
          confirm={texts.deleteButton}
          busy={busy}
          onConfirm={() => void remove(doomed.id)}
          onCancel={() => setDoomed(undefined)}
        >
          <p>
            {streetOf(doomed)}, {doomed.city}
          </p>
        </ConfirmDialog>
      )}
    </Section>
  )
}
