import type { PasskeyColumns } from './tables.ts'

type Shown = Pick<PasskeyColumns, 'id' | 'name' | 'created_at' | 'last_used_at' | 'synced'>

export const presentPasskey = ({ id, name, created_at, last_used_at, synced }: Shown) => ({
  id,
  name,
  created: created_at.toISOString(),
  last_used: last_used_at?.toISOString() ?? null,
  synced,
})
