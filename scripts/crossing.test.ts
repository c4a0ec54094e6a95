import { expect, test } from 'vitest'
import { readModules } from './imports/modules.ts'
import { root } from './support/lock.ts'

const modules = new Map(readModules(root).map(module => [module.file, module]))

/** The files of a noun to which this one leads by its imports, itself among them; of types too, or only of code. */
function crossedFrom(start: string, noun: string, types: boolean): string[] {
  const crossed = new Set([start])
  for (const file of crossed)
    for (const { target, typeOnly } of modules.get(file)?.imports ?? [])
      if (target.includes(`/${noun}/`) && (types || !typeOnly)) crossed.add(target)
  return [...crossed].toSorted()
}

// docs/decisions/0073-an-act-crosses-few-files.md. Whoever lowers a number puts it here.
test.each([
  { does: 'accepts a challenge', noun: 'challenges', start: 'act', code: 15, all: 26 },
  { does: 'joins a tournament', noun: 'tournaments', start: 'act', code: 15, all: 20 },
])(
  'what happens when a player $does stands in $code files of $noun, in $all with those of types alone',
  ({ noun, start, code, all }) => {
    const file = `apps/server/src/features/${noun}/${start}.ts`
    expect(modules.has(file)).toBe(true)
    expect(crossedFrom(file, noun, false).slice(code)).toEqual([])
    expect(crossedFrom(file, noun, true).slice(all)).toEqual([])
  },
)
