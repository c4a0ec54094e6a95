// The floor as a server of its own.
import { Pool } from 'pg'
import { types } from '../../../../apps/server/src/platform/database/types.ts'
import { watched } from '../watched.ts'
import { buildFloor } from './server.ts'

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], types, max: 8 })
const app = buildFloor(pool)
await app.listen({ host: '127.0.0.1', port: 0 })
watched(app.server)
