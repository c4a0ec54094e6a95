import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { features } from '../apps/server/src/features/index.ts'
import type { Feature } from '../apps/server/src/platform/features/feature.ts'
import { readModules } from './imports/modules.ts'
import { root } from './support/lock.ts'

/** Folders that are no noun of their own, and the nouns they belong to. */
const PARTS: Readonly<Record<string, string>> = {
  agenda: 'The three lists of challenges, tournaments and events; its rows are those of challenges.',
  'calendar-addresses': 'Of calendar: apart, since a new password ends them.',
  cards: 'How any noun shows a player.',
  draws: 'Of brackets: the engine, which tournaments ask as well.',
  faces: 'The lists that show a player who looks different.',
  gathering: 'The common part of acting on a challenge, a tournament and an event.',
  operator: 'The command line: it has no rows, and its commands are listed in commands.ts, which loads no server.',
  people: 'The relation between two players, for every noun.',
  'public-pages': 'The pages that visitors read, written from other nouns; it has no rows.',
  venues: 'Whether a place is one, for every noun.',
}

const acts: Readonly<Record<string, (noun: Feature) => boolean>> = {
  rows: ({ routes }) => routes.length > 0,
  answers: ({ answers }) => Object.keys(answers).length > 0,
  jobs: ({ jobs }) => jobs.length > 0,
  export: noun => Object.keys(noun.export).length > 0,
  leave: ({ leave }) => leave !== undefined,
  erase: ({ erase }) => erase !== undefined,
  block: ({ part }) => part !== undefined,
  shared: ({ shared }) => shared !== undefined,
  invitation: ({ invitation }) => invitation !== undefined,
  'sign-up': ({ signedUpFor }) => signedUpFor !== undefined,
  guests: ({ guests }) => guests !== undefined,
  calendar: ({ calendar }) => calendar !== undefined,
  agenda: ({ agenda }) => agenda !== undefined,
  reminder: ({ reminder }) => reminder !== undefined,
  onlookers: ({ onlookers }) => onlookers !== undefined,
  company: ({ company }) => company !== undefined,
  talk: ({ talk }) => talk !== undefined,
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const table = [
  line(['', ...Object.keys(acts)]),
  line(['---', ...Object.keys(acts).map(() => ':-:')]),
  ...features.map(noun => line([noun.name, ...Object.values(acts).map(takesPart => (takesPart(noun) ? '●' : ''))])),
].join('\n')

const page = `# What a noun takes part in

Written by a test out of each \`feature.ts\`, in the order of \`apps/server/src/features/index.ts\`; after a change,
\`npx vitest run scripts/nouns.test.ts -u\` writes it anew. An empty cell has its reason there: \`none('…')\`. What each
part is stands in \`apps/server/src/platform/features/feature.ts\`.

${table}

Folders beside them, which are part of others:

${Object.entries(PARTS)
  .map(([name, why]) => `- \`${name}\`: ${why}`)
  .join('\n')}
`

test('every folder of the server is in the list of nouns, or is part of others', () => {
  const folders = readdirSync(join(root, 'apps/server/src/features'), { withFileTypes: true })
  const names = folders.filter(each => each.isDirectory()).map(({ name }) => name)
  expect([...features.map(({ name }) => name), ...Object.keys(PARTS)].toSorted()).toEqual(names.toSorted())
})

test('no two nouns give the same name to a part of an export, or of the API', () => {
  const names = [
    ...features.flatMap(noun => Object.keys(noun.export)),
    ...features.flatMap(({ answers }) => Object.keys(answers)),
    ...features.flatMap(({ agenda }) => Object.keys(agenda ?? {}).map(name => `agenda ${name}`)),
    ...features.flatMap(({ invitation }) => (invitation ? [`invitation to a ${invitation.kind}`] : [])),
    ...features.flatMap(({ onlookers }) => (onlookers ? [`looking at a ${onlookers.kind}`] : [])),
  ]
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted())
})

test('docs/nouns.md says what each takes part in', async () => {
  await expect(page).toMatchFileSnapshot(join(root, 'docs/nouns.md'))
})

const ofTeams = (path: string) => path.includes('/teams/')

test('outside its own rooms teams is imported by lists alone, two that every noun is in and the notices, by the answers that notices ask for, and by challenges and tournaments, where teams play', () => {
  const outside = readModules(root).filter(
    ({ file, imports }) =>
      /^(apps|packages)\/[^/]+\/src\/(?!testing\/|demo\/|.*\.test(ing)?\.)/.test(file) &&
      !ofTeams(file) &&
      !file.endsWith('.generated.ts') &&
      imports.some(({ target }) => ofTeams(target)),
  )
  expect(outside.map(({ file }) => file)).toEqual([
    'apps/server/src/features/challenges/team-matches.ts',
    'apps/server/src/features/index.ts',
    'apps/web/src/features/agenda/use-asked.tsx',
    'apps/web/src/features/challenges/form/side-fields.tsx',
    'apps/web/src/features/challenges/lineup/candidates.tsx',
    'apps/web/src/features/challenges/report/played-choices.tsx',
    'apps/web/src/features/tournaments/sides/side-sheet.tsx',
    'packages/contract/src/language/english.ts',
    'packages/contract/src/notices/texts.ts',
  ])
})
