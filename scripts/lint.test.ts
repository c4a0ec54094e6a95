import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { tool } from './support/command.ts'
import { root } from './support/lock.ts'

/** The linter's findings in these files, a line each. */
function lint(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
  const options = ['--type-aware', '--type-check', '--config', '.oxlintrc.json', '--format', 'unix', folder]
  const { stdout } = spawnSync(process.execPath, tool('oxlint', 'bin/oxlint', ...options), {
    cwd: root,
    encoding: 'utf8',
  })
  return stdout
}

test('the linter knows types: a promise that nobody awaits is found', () => {
  const found = lint({
    'tsconfig.json': '{"compilerOptions":{"strict":true},"include":["*.ts"]}',
    'a.ts': 'export const save = async () => 1\nsave()\n',
  })
  expect(found).toContain('no-floating-promises')
})

/** The settings of a project of files that know only this version of the language. */
const project = (lib: string, which: object) => JSON.stringify({ compilerOptions: { lib: [lib], types: [] }, ...which })

test('the linter tells what the compiler would, by the project that a file belongs to', () => {
  const found = lint({
    'tsconfig.json': '{"files":[],"references":[{"path":"./tsconfig.old.json"},{"path":"./tsconfig.new.json"}]}',
    'tsconfig.old.json': project('es2022', { include: ['old.ts'] }),
    'tsconfig.new.json': project('es2024', { include: ['new.ts'] }),
    'old.ts': 'export const last = (all: number[]) => all.findLast(one => one > 0)\n',
    'new.ts': 'export const last = (all: number[]) => all.findLast(one => one > 0)\n',
  })
  expect(found).toMatch(/old\.ts:1.*TS2550/)
  expect(found).not.toContain('new.ts')
})
