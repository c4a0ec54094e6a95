// The peer as a server of its own.
import { watched } from '../watched.ts'
import { buildPeer } from './server.ts'

const app = await buildPeer(process.env['DATABASE_URL'] ?? '')
await app.listen(0, '127.0.0.1')
watched(app.getHttpServer())
