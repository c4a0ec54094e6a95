// The product's server as it is started.
import { main } from '../../../apps/server/src/main.ts'
import { watched } from './watched.ts'

const { server } = await main()
watched(server.server)
