import type { AnswerOf } from '@gauntlet/contract/endpoint'
import type { addresses } from '@gauntlet/contract/addresses/endpoints'
import type { AddressRow } from './queries.ts'

export const presentAddress = ({ is_primary, ...address }: AddressRow): AnswerOf<typeof addresses.add> => ({
  ...address,
  _joinData: { primary_address: is_primary ? 1 : 0 },
})
