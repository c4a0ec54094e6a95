// `npm start`: the whole product. Builds the web client where it has changed, then serves it in this process.
import { buildWeb } from './support/web-build.ts'

buildWeb()
const [{ main }, { startOrSay }] = await Promise.all([
  import('../apps/server/src/main.ts'),
  import('../apps/server/src/starting.ts'),
])
await startOrSay(() => main())
