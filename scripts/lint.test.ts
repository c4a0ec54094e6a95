import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { tool } from './support/command.ts'
import { root } from './support/lock.ts'

test('the linter knows types: a promise that nobody awaits is found', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'tsconfig.json'), '{"compilerOptions":{"strict":true},"include":["*.ts"]}')
  writeFileSync(join(folder, 'a.ts'), 'export const save = async () => 1\nsave()\n')
  const lint = tool('oxlint', 'bin/oxlint', '--type-aware', '--config', '.oxlintrc.json', '--format', 'unix', folder)
  const { stdout } = spawnSync(process.execPath, lint, { cwd: root, encoding: 'utf8' })
  expect(stdout).toContain('no-floating-promises')
})
