import { expect, test } from 'vitest'
import { partName, withNamedParts } from './named-parts.ts'

const folder = '/app/src'
const file = '/app/src/features/teams/team.tsx'
const named = (code: string) => {
  const found: string[] = []
  return { code: withNamedParts(code, { file, folder }, (_, module) => found.push(module)), found }
}

test('a part is named after the module that it loads, whoever loads it', () => {
  const name = partName(folder, '/app/src/ui/sheet.tsx')
  const code = `const Sheet = lazy(() => import('../../ui/sheet.tsx'))`
  expect(named(code)).toEqual({
    code: `const Sheet = lazy(() => import('../../ui/sheet.tsx'), "${name}")`,
    found: ['/app/src/ui/sheet.tsx'],
  })
})

test('also one of several in its module, over some lines', () => {
  const name = partName(folder, '/app/src/features/teams/crest.tsx')
  const code = `const Crest = lazy(async () => ({
  default: (await import('./crest.tsx')).Crest,
}),)`
  expect(named(code).code).toBe(code.replace('}),)', `}), "${name}",)`))
})

test('one whose module cannot be read fails the build', () => {
  expect(() => named('const Sheet = lazy(load)')).toThrow(`${file}: a part is lazy(() => import('…'))`)
})
