// The floor as a server of its own.
import { Pool } from 'pg'
import { types } from '../../../../apps/server/src/platform/database/types.ts'
import { watched } from '../watched.ts'
import { buildFloor } from './server.ts'

// As the product's, its statements are planned once: after a table has been analyzed a list may be planned anew at each
// call otherwise, which takes longer than its rows.
const pool = new Pool({
  connectionString: process.env['DATABASE_URL'],
  types,
  max: 8,
  // Nor is a connection opened anew, and all of it planned again, because the others had their turn meanwhile.
  idleTimeoutMillis: 0,
  options: '-c plan_cache_mode=force_generic_plan',
})
const app = buildFloor(pool)
await app.listen({ host: '127.0.0.1', port: 0 })
watched(app.server)
