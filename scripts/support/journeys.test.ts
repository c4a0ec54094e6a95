import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { journeysIn, journeysOn, leftToAll, neverLeft, walked } from './journeys.ts'
import { root } from './lock.ts'

const fileOf = (name: string) => `e2e/${name}.test.ts`
const everyRun = [...journeysOn(root, 'postgres'), ...journeysOn(root, 'pglite')].toSorted()

test('the screens of every noun are walked through in every run', () => {
  const nouns = readdirSync(join(root, 'apps/web/src/features'))
  expect(Object.keys(walked).toSorted()).toEqual(nouns.toSorted())
  expect(Object.values(walked).filter(name => !everyRun.includes(fileOf(name)))).toEqual([])
})

test('what keeps players safe is asked in every run', () => {
  expect(neverLeft.filter(name => !everyRun.includes(fileOf(name)))).toEqual([])
})

test('a journey is made once in every run, unless it is among those that wait for a release', () => {
  const left = Object.keys(leftToAll)
  expect([...everyRun, ...left.map(fileOf)].toSorted()).toEqual(journeysIn(root).map(fileOf))
})

test.each(Object.entries(leftToAll))('%s waits for a release; in every run there is: %s', name => {
  for (const engine of ['postgres', 'pglite'] as const) expect(journeysOn(root, engine, true)).toContain(fileOf(name))
})
