import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { brokenImportRules } from './import-rules.ts'

const features = 'apps/server/src/features'
const web = 'apps/web/src'
const manifest = (name: string, dependencies: string[] = [], more = {}) =>
  JSON.stringify({ name, dependencies: Object.fromEntries(dependencies.map(on => [on, '1'])), ...more })

const manifests = {
  'package.json': JSON.stringify({ name: 'gauntlet', devDependencies: { vitest: '1', 'fast-check': '1' } }),
  'packages/contract/package.json': manifest('@gauntlet/contract', ['zod'], {
    exports: { '.': './src/endpoints.ts', './*': './src/*.ts' },
  }),
  'packages/rules/package.json': manifest('@gauntlet/rules', ['@gauntlet/contract', 'lodash']),
  'apps/server/package.json': manifest('@gauntlet/server', ['@gauntlet/contract', 'fastify', 'kysely'], {
    devDependencies: { 'smtp-server': '1' },
  }),
  'apps/web/package.json': manifest('@gauntlet/web', ['@gauntlet/contract', '@tanstack/react-query', 'react']),
  'e2e/package.json': manifest('@gauntlet/e2e', ['@gauntlet/contract', '@gauntlet/server']),
  'bench/package.json': manifest('@gauntlet/bench'),
}

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'import-rules-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function broken(files: Record<string, string>): string[] {
  for (const [file, text] of Object.entries({ ...manifests, ...files })) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return brokenImportRules(root)
}

describe('an import that breaks a rule is named with its file, line and rule', () => {
  test.each<[rule: string, file: string, text: string]>([
    ['the contract imports zod/mini only', 'packages/contract/src/a.ts', `import * as z from 'zod'`],
    ['tests of the contract import the contract only', 'packages/contract/src/a.test.ts', `import 'lodash'`],
    ['rules import the contract only: no I/O, no package', 'packages/rules/src/a.ts', `import fs from 'node:fs'`],
    ['rules import the contract only: no I/O, no package', 'packages/rules/src/a.ts', `export * from 'lodash'`],
    ['tests of rules import rules and the contract only', 'packages/rules/src/a.test.ts', `import 'lodash'`],
    [
      'server features import features, platform, rules and contract only',
      `${features}/teams/routes.ts`,
      `import { app } from '../../app.ts'`,
    ],
    [
      "a feature never imports another's routes or feature.ts, nor the list of them",
      `${features}/teams/list.ts`,
      `import { routes } from '../friends/routes.ts'`,
    ],
    [
      "a feature never imports another's routes or feature.ts, nor the list of them",
      `${features}/teams/list.ts`,
      `import { features } from '../index.ts'`,
    ],
    [
      'only queries.ts runs SQL in a feature',
      `${features}/teams/list.ts`,
      `import { query } from '../../platform/database/query.ts'`,
    ],
    [
      'whoever deals with every noun is given the list of them, and imports none that players meet in',
      `${features}/accounts/remove.ts`,
      `import { leaveTeams } from '../teams/account-closing.ts'`,
    ],
    ['only queries.ts writes SQL in a feature', `${features}/teams/list.ts`, `import { sql } from 'kysely'`],
    [
      'the platform knows no feature',
      'apps/server/src/platform/jobs/run.ts',
      `const { settle } = await import('../../features/challenges/settle.ts')`,
    ],
    [
      'the server imports neither web, e2e nor scripts',
      'apps/server/src/main.ts',
      `import { paths } from '../../web/src/paths.ts'`,
    ],
    [
      'web features never import each other',
      `${web}/features/teams/list.tsx`,
      `import type { Card } from '../friends/card.tsx'`,
    ],
    [
      'web features import the shared rooms, ui, api and contract only',
      `${web}/features/teams/list.tsx`,
      `import { useSession } from '../../shell/session.ts'`,
    ],
    [
      'places, scores and sports import themselves, ui, api and contract only',
      `${web}/places/venue-fields.tsx`,
      `import { PlayerCard } from '../people/player-card.tsx'`,
    ],
    [
      'places, scores and sports import themselves, ui, api and contract only',
      `${web}/sports/sport-select.tsx`,
      `import { shortPlace } from '../places/short-place.ts'`,
    ],
    [
      'people import places, sports, ui, api and contract only',
      `${web}/people/player-card.tsx`,
      `import { Results } from '../search/results.tsx'`,
    ],
    [
      'search imports the other shared rooms, ui, api and contract only',
      `${web}/search/results.tsx`,
      `import { EventCard } from '../features/events/event-card.tsx'`,
    ],
    [
      'visitor pages import the contract, the api, ui and the public part of a feature',
      `${web}/visitor/login.tsx`,
      `const later = () => import('../shell/tabs.tsx')`,
    ],
    [
      'ui knows no feature, no shared room and no api',
      `${web}/ui/list.tsx`,
      `import { client } from '../api/client.ts'`,
    ],
    [
      'ui knows no feature, no shared room and no api',
      `${web}/ui/list.tsx`,
      `import { Rank } from '../people/rank.tsx'`,
    ],
    [
      'api knows no feature and no shared room',
      `${web}/api/client.ts`,
      `import { list } from '../features/teams/list.ts'`,
    ],
    ['the web client imports the contract only', `${web}/main.tsx`, `import '../../server/src/app.ts'`],
    [
      'e2e imports the contract only, and a PostgreSQL to throw away',
      'e2e/api/a.test.ts',
      `import '@gauntlet/server/src/app.ts'`,
    ],
    ['nothing imports bench', 'scripts/check.ts', `import '../bench/src/bench.ts'`],
    [
      'only tests and bench import what is made for tests',
      `${features}/teams/list.ts`,
      `import { cast } from '../../testing/cast.ts'`,
    ],
    ['nothing imports a test', `${features}/teams/list.ts`, `import { ada } from './list.test.ts'`],
  ])('%s: %s with %s', (rule, file, text) => {
    expect(broken({ [file]: `\n${text}\n` })).toContainEqual(expect.stringMatching(`^${file}:2: ${rule}: `))
  })

  test.each([
    'export const now = () => Date.now()',
    'export const now = () => new Date()',
    'export const now = Date()',
    'export const luck = () => Math.random()',
    `export const set = process.env['SPORTS']`,
  ])('a rule that is not pure: %s', text => {
    expect(broken({ 'packages/rules/src/a.ts': text })).toEqual([
      expect.stringContaining('packages/rules/src/a.ts:1: rules are pure'),
    ])
  })

  test('a server feature that asks the machine for the time', () => {
    expect(broken({ [`${features}/teams/list.ts`]: 'export const now = new Date()' })).toEqual([
      `${features}/teams/list.ts:1: server features take the time from the injected clock: new Date()`,
    ])
  })

  test('a visitor page that reaches the players’ query cache through the api', () => {
    const files = {
      [`${web}/visitor/login.tsx`]: `import { client } from '../api/client.ts'`,
      [`${web}/api/client.ts`]: `import { QueryClient } from '@tanstack/react-query'`,
    }
    expect(broken(files)).toEqual([
      expect.stringMatching(
        /login\.tsx:1: visitor pages never load .*: apps\/web\/src\/api\/client\.ts → npm:@tanstack/,
      ),
    ])
  })

  test('a visitor page that loads all endpoints', () => {
    const files = { [`${web}/visitor/login.tsx`]: `import { endpoints } from '@gauntlet/contract'` }
    expect(broken(files)).toEqual([expect.stringContaining('login.tsx:1: visitor pages never load')])
  })

  test('features that lead back to themselves, told once', () => {
    const files = {
      [`${features}/teams/list.ts`]: `import { a } from '../friends/list.ts'`,
      [`${features}/friends/list.ts`]: `import { b } from '../credits/list.ts'`,
      [`${features}/credits/list.ts`]: `import { c } from '../teams/list.ts'`,
    }
    expect(broken(files)).toEqual([
      `${features}/credits/list.ts:1: server features form no cycle: credits → teams → friends → credits`,
    ])
  })

  test('a package that the workspace does not declare', () => {
    expect(broken({ [`${web}/main.tsx`]: `import 'left-pad/now'` })).toEqual([
      expect.stringMatching(/main\.tsx:1: apps\/web\/package\.json .*left-pad is not there/),
    ])
  })

  test('a development package in what runs in production', () => {
    expect(broken({ 'apps/server/src/main.ts': `import 'smtp-server'` })).toEqual([
      expect.stringContaining('smtp-server is not there'),
    ])
  })
})

test('what the rules allow passes', () => {
  const files = {
    'packages/contract/src/a.ts': `import * as z from 'zod/mini'`,
    'packages/contract/src/a.test.ts': `import { test } from 'vitest'\nimport './a.ts'`,
    'packages/rules/src/players.testing.ts': `import 'fast-check'`,
    'packages/rules/src/a.ts': `import '@gauntlet/contract/a'\nexport const day = (now: number) => new Date(now)`,
    'packages/rules/src/b.ts': 'export const at = (job: { process: Date }) => job.process',
    [`${features}/teams/queries.ts`]: `import 'kysely'\nimport '../../platform/database/query.ts'`,
    [`${features}/teams/list.ts`]: `import type { Kysely } from 'kysely'\nimport '../friends/list.ts'`,
    [`${features}/teams/list.test.ts`]: `import 'smtp-server'\nimport '../../app.ts'`,
    [`${web}/features/agenda/list.tsx`]: `import '../teams/list.tsx'\nimport '@tanstack/react-query'`,
    [`${web}/features/teams/list.tsx`]: `import '../../search/results.tsx'\nimport '../../people/rank.tsx'`,
    [`${web}/search/results.tsx`]: `import '../people/player-card.tsx'\nimport '../places/place-fields.tsx'`,
    [`${web}/people/player-card.tsx`]: `import '../places/short-place.ts'\nimport '../sports/sport-mark.tsx'`,
    [`${web}/places/venue-fields.tsx`]: `import './zip-hint.tsx'\nimport '../api/use-api.ts'\nimport '../ui/icon.tsx'`,
    [`${web}/shell/tabs.tsx`]: `import '../features/teams/list.tsx'`,
    [`${web}/visitor/login.tsx`]: `import 'react'\nimport type { Rows } from '@gauntlet/contract'\nimport '../api/a.ts'`,
    [`${web}/api/a.ts`]: `import '@gauntlet/contract/a'\nexport const later = () => import('@gauntlet/contract')`,
    'bench/src/bench.ts': `import '../../apps/server/src/app.ts'`,
  }
  expect(broken(files)).toEqual([])
})
