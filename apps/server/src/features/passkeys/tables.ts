import { columnsOf } from '../../platform/database/columns.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    passkeys: PasskeyColumns
    passkey_challenges: {
      challenge_hash: Buffer
      purpose: ChallengePurpose
      user_id: string | null
      expires_at: Date
    }
  }
}

export interface PasskeyColumns {
  id: string
  user_id: string
  credential_id: Buffer
  public_key: Buffer
  counter: number
  transports: string[]
  synced: boolean
  name: string
  created_at: Date
  last_used_at: Date | null
}

export const PASSKEY_COLUMNS = columnsOf<PasskeyColumns>()([
  'id',
  'user_id',
  'credential_id',
  'public_key',
  'counter',
  'transports',
  'synced',
  'name',
  'created_at',
  'last_used_at',
])

export type ChallengePurpose = 'add' | 'sign-in' | 'prove'
