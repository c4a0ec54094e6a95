import { address } from '@gauntlet/contract/profiles/answer'
import { feature, none } from '../../platform/features/feature.ts'
import { eraseAddresses } from './erase-queries.ts'
import * as exported from './export-queries.ts'
import { addressRoutes } from './routes.ts'

export const addresses = feature({
  name: 'addresses',
  routes: addressRoutes,
  answers: { Address: address },
  jobs: none('Nothing of it comes due.'),
  keeps: {
    export: { addresses: exported.addresses },
    leave: none('Others are not part of it.'),
    erase: (tx, _services, userId) => eraseAddresses.affected(tx, { userId }),
  },
  gathers: none('Nobody meets anybody in it.'),
})
