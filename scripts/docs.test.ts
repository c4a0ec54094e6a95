import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './support/lock.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const pages = spawnSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' }).stdout.trim().split('\n')

test('every link from one page of the project to a file leads there', () => {
  const dead = pages.flatMap(page =>
    [...read(page).matchAll(/\]\((?!\w+:|#|\/)([^)#\s]+)[^)]*\)/g)]
      .map(([, target = '']) => target)
      .filter(target => !existsSync(join(root, dirname(page), target)))
      .map(target => `${page}: ${target}`),
  )
  expect([pages.length > 5, dead]).toEqual([true, []])
})

test('the list of decisions has each of them, under its title', () => {
  const decisions = readdirSync(join(root, 'docs/decisions')).filter(file => /^\d/.test(file))
  const index = read('docs/decisions/README.md')
  const titles = decisions.map(file => `[${read(`docs/decisions/${file}`).split('\n')[0]?.slice(2) ?? ''}](${file})`)
  expect(titles.filter(title => !index.includes(title))).toEqual([])
})

test("the table of features in docs/architecture.md has each of the server's", () => {
  const [, chapter = ''] = read('docs/architecture.md').split('\n## The features\n')
  const text = chapter.split('\n\n').find(part => part.startsWith('|')) ?? ''
  const features = readdirSync(join(root, 'apps/server/src/features'), { withFileTypes: true })
  expect(
    features.filter(each => each.isDirectory() && !text.includes(`\`${each.name}\``)).map(each => each.name),
  ).toEqual([])
})

test('the files that a how-to names are there', () => {
  const howTos = pages.filter(page => page.startsWith('docs/how-to/'))
  const named = howTos.flatMap(page =>
    [...read(page).matchAll(/`([\w.*<>-]+(?:\/[\w.*<>-]+)+\/?)`/g)].map(([, file = '']) => ({ page, file })),
  )
  // A file that is named for every noun exists for at least one.
  const missing = named.filter(({ file }) => globSync(file.replaceAll('<noun>', '*'), { cwd: root }).length === 0)
  expect([named.length >= howTos.length, missing]).toEqual([true, []])
})

const filesIn = (text: string) =>
  new Set([...text.matchAll(/`((?:apps|packages)\/[\w./-]+\.\w+)`/g)].map(([, file]) => file))

test('a field in a report touches at most 15 files, with the new migration', () => {
  const named = filesIn(read('docs/how-to/a-field-in-a-report.md')).size
  expect(named + 1).toBeLessThanOrEqual(15)
})

test('a noun is entered in at most three files outside its own rooms', () => {
  const [, after = ''] = read('docs/how-to/a-noun.md').split('## What lies outside them')
  const [table = ''] = after.split('The contract finds')
  expect(filesIn(table).size).toBeLessThanOrEqual(3)
})

test('the change log says nothing twice', () => {
  const lines = read('CHANGELOG.md')
    .split('\n')
    .filter(line => line.startsWith('- '))
  expect(lines.length).toBe(new Set(lines).size)
})
