// `npm run demo`: the whole product, filled with invented players.
import { buildWeb } from './support/web-build.ts'

if (process.env['NODE_ENV'] === 'production') {
  console.error('The demo invents players and matches: it does not run where NODE_ENV is production.')
  process.exit(1)
}
buildWeb()
const [{ main }, { startOrSay }] = await Promise.all([
  import('../apps/server/src/demo/main.ts'),
  import('../apps/server/src/starting.ts'),
])
await startOrSay(() => main())
