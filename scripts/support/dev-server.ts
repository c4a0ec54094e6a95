// The server alone, for `npm run dev`: there Vite serves the web client.
import { main } from '../../apps/server/src/main.ts'
import { startOrSay } from '../../apps/server/src/starting.ts'

await startOrSay(() => main())
