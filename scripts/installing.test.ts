import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './support/lock.ts'

/** Everything between `install` and the end of the command, as a list in a program or as a line of a shell. */
const INSTALLS = /npm install .*|\[\s*'install',[^\]]*\]/g

test.each(['Dockerfile', 'scripts/run.mjs', 'scripts/support/install.mjs'])(
  'what %s installs runs no program of its own and reports to nobody',
  file => {
    const installs = readFileSync(join(root, file), 'utf8').match(INSTALLS) ?? []
    expect(installs.length).toBeGreaterThan(0)
    for (const install of installs) expect(install).toContain('--ignore-scripts')
  },
)
