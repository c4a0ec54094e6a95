import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { contactReasons } from '@gauntlet/contract/contact/endpoints'
import { expect, test } from 'vitest'
import { proseIn } from './prose.ts'

const src = join(import.meta.dirname, '..', 'src')
const files = globSync('**/*.{ts,tsx}', { cwd: src }).map(file => file.replaceAll('\\', '/'))
const isCatalogue = (file: string) => /(^|\/)texts(\.[\w-]+)?\.ts$/.test(file)
const read = (file: string) => readFileSync(join(src, file), 'utf8')

/** Names, which no language has otherwise, and words that are sent or compared and never shown. */
const KNOWN = new Set<string>([
  ...contactReasons,
  'Gauntlet',
  'Android',
  'Mac',
  'Windows',
  'Linux',
  'POST',
  'NFD',
  'UTC',
  'CallError',
  'Bearer {}',
  '{} {}px Archivo, system-ui',
  'who leads?',
  'gauntlet changes {}',
  'gauntlet report {}',
  'GET /sports/scoring',
  'GET /challenges/getNumModified',
  'GET /challenges/totalMatchesRequest',
  'GET /tournaments/getNumModified',
])
/** Signs, courts and places of each sport, and those that many play, by the names that the server has for them. */
const DATA = new Set([
  'sports/sport-marks.ts',
  'sports/court-lines.ts',
  'sports/popular.ts',
  'features/challenges/form/fitting-places.ts',
])

test('every text on a screen stands in a catalogue', () => {
  const shown = files.filter(
    file => !/\.test\.|(^|\/)testing|\.d\.ts$/.test(file) && !isCatalogue(file) && !DATA.has(file),
  )
  expect(shown.flatMap(file => proseIn(file, read(file), KNOWN))).toEqual([])
})

test('every text in a catalogue is said', () => {
  const said = new Set(
    files.flatMap(file => {
      const code = read(file)
      // Screens of a noun may say words of one of its rooms, too.
      return [...code.matchAll(/import \* as (texts|\w+Texts) from '([^']+)'/g)].flatMap(([, name = '', from = '']) => {
        const catalogue = join(dirname(file), from).replaceAll('\\', '/')
        return [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, key]) => `${catalogue}: ${key}`)
      })
    }),
  )
  const all = files.filter(isCatalogue).flatMap(catalogue => {
    const keys = read(catalogue).matchAll(/^export const (\w+)/gm)
    return [...keys].map(([, key]) => `${catalogue}: ${key}`)
  })
  expect(all.length).toBeGreaterThan(1000)
  expect(all.filter(text => !said.has(text))).toEqual([])
})

test.each([
  ['a text between tags', '<p>Play now</p>', 'Play now'],
  ['a label', '<Field label="First name" />', 'First name'],
  ['a word that is chosen', "<p>{won ? 'Won' : texts.lost}</p>", 'Won'],
  ['a text with a place in it', 'const line = `${name} won the match`', '{} won the match'],
])('%s is found', (_, code, text) => {
  expect(
    proseIn(
      'screen.tsx',
      `const screen = () => (${code.startsWith('<') ? code : '<p />'})\n${code.startsWith('<') ? '' : code}`,
      new Set(),
    ),
  ).toEqual([expect.stringContaining(text)])
})

test.each([
  ['a name of a class', '<p className="soft small" />'],
  ['a state that is compared', "<p>{status === 'Complete' && texts.won}</p>"],
  ['a text of a catalogue', '<p>{texts.won}, {name}</p>'],
  ['an address', '<a href={`/players/${id}`}>{texts.view}</a>'],
])('%s is none', (_, code) => {
  expect(proseIn('screen.tsx', `const screen = () => (${code})`, new Set())).toEqual([])
})
