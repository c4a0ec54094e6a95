// `npm run pictures`: takes the README's pictures of the running app, with the browser that the tests use.
import { spawnSync } from 'node:child_process'
import { chromiumFlags, findChromium } from './support/chromium.ts'
import { root } from './support/lock.ts'

const env = { ...process.env, CHROME_PATH: await findChromium(), CHROME_FLAGS: chromiumFlags.join(' ') }
const { status } = spawnSync(process.execPath, ['e2e/pictures.ts', ...process.argv.slice(2)], {
  cwd: root,
  env,
  stdio: 'inherit',
})
process.exit(status ?? 1)
