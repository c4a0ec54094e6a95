import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './support/lock.ts'

const folder = join(root, 'packages/contract/src')
const list = join(folder, 'nouns.generated.ts')
const namesIn = (file: string, name: RegExp) => [...readFileSync(file, 'utf8').matchAll(name)].map(([, of = '']) => of)

// The document of the API has the nouns in this order; a new one comes last.
const known = namesIn(list, /noun: '(\w+)'/g)
const placeOf = (noun: string) => (known.includes(noun) ? known.indexOf(noun) : known.length)

const nounOf = (file: string) =>
  (file.split('/')[0] ?? '').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const nouns = globSync('*/*.ts', { cwd: folder })
  .toSorted()
  .flatMap(file => namesIn(join(folder, file), /^export const (\w+) = endpoints\(/gm).map(noun => ({ noun, file })))

const written = `// Written by a test; after a change: npx vitest run scripts/contract-rows.test.ts -u
import type { Endpoints } from './endpoint.ts'
${nouns.map(({ noun, file }) => `import { ${noun} } from './${file}'`).join('\n')}

interface NounRows {
  noun: string
  /** The noun of their folder: some stand in a file of their own. */
  of: string
  rows: Endpoints
}

export const nouns: readonly NounRows[] = [
${nouns
  .toSorted((one, two) => placeOf(one.noun) - placeOf(two.noun))
  .map(({ noun, file }) => `  { noun: '${noun}', of: '${nounOf(file)}', rows: ${noun} },`)
  .join('\n')}
]
`

test('the contract lists the rows of every noun', async () => {
  await expect(written).toMatchFileSnapshot(list)
})
