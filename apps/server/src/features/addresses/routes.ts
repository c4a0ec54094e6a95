import { addresses } from '@gauntlet/contract/addresses/endpoints'
import { bind } from '../../platform/http/bind.ts'
import { addAddress, deleteAddress, listAddresses, updateAddress } from './addresses.ts'

export const addressRoutes = bind(addresses, {
  list: listAddresses,
  add: addAddress,
  update: updateAddress,
  remove: deleteAddress,
})
