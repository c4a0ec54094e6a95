import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyOf, reaches, readDockerfile } from './support/dockerfile.ts'
import { root } from './support/lock.ts'

const read = (name: string) => readFileSync(join(root, name), 'utf8')
const ignore = read('.dockerignore')
const stages = readDockerfile(read('Dockerfile'))
const files = spawnSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .stdout.split('\n')
  .filter(file => file !== '' && reaches(file, ignore))
const steps = stages.flatMap(stage => stage.steps)
const copies = steps.filter(({ word }) => word === 'COPY').map(({ rest }) => copyOf(rest))

test('what the Dockerfile copies is there, and the builder is given it', () => {
  const sources = copies.filter(({ from }) => from === undefined).flatMap(copy => copy.sources)
  const missing = sources.filter(source => !files.some(file => file === source || file.startsWith(`${source}/`)))
  expect([sources.length > 0, missing]).toEqual([true, []])
})

test('the builder is given no tests, no dependencies and nothing that the Dockerfile does not copy', () => {
  const sources = copies.flatMap(copy => copy.sources)
  expect(reaches('packages/rules/src/verdict.ts', ignore)).toBe(true)
  for (const file of ['node_modules/zod/package.json', 'apps/web/dist/index.html', 'data/database/lock'])
    expect([file, reaches(file, ignore)]).toEqual([file, false])
  expect(files.filter(file => /\.test\.tsx?$/.test(file))).toEqual([])
  expect(files.filter(file => !sources.some(source => file === source || file.startsWith(`${source}/`)))).toEqual([])
})

test('the image runs the Node that the project runs on, and not as root', () => {
  const [, version] = /NODE_VERSION = '(\d+)/.exec(read('scripts/run.mjs')) ?? []
  expect(stages.map(({ image }) => image)).toEqual(stages.map(() => `node:${version}-slim`))
  const last = stages.at(-1)?.steps ?? []
  const user = last.findIndex(({ word }) => word === 'USER')
  const start = last.findIndex(({ word }) => word === 'CMD')
  expect([last[user]?.rest, user < start]).toEqual(['node', true])
})

test('the image gives Node and its allocator what npm start gives them', () => {
  const program = read('scripts/run.mjs')
  const flags = /const flags = \[(.*)\]/.exec(program)?.[1]?.match(/--[\w=-]+/g) ?? []
  const variables = [...program.matchAll(/^ {2}(MALLOC_\w+): .* \|\| '(\d+)',$/gm)].map(
    ([, name, value]) => `${name}=${value}`,
  )
  expect([flags.length, variables.length]).toEqual([3, 3])
  const given = stages.at(-1)?.steps.filter(({ word }) => word === 'ENV' || word === 'CMD') ?? []
  const image = given.flatMap(({ rest }) => rest.split(/[\s",]+|NODE_OPTIONS=/))
  const missing = [...flags, ...variables].filter(one => !image.includes(one))
  expect(missing).toEqual([])
})

test('every workspace that the lock file knows gives its manifest to each stage', () => {
  const manifests = spawnSync('git', ['ls-files', '*/package.json'], { cwd: root, encoding: 'utf8' })
    .stdout.split('\n')
    .filter(file => /^[^/]+\/([^/]+\/)?package\.json$/.test(file))
  for (const { steps: own } of stages) {
    const copied = own.filter(({ word }) => word === 'COPY').flatMap(({ rest }) => copyOf(rest).sources)
    expect(copied).toEqual(expect.arrayContaining(manifests))
  }
})
