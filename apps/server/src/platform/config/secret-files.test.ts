import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const folder = mkdtempSync(join(tmpdir(), 'gauntlet-secrets-'))
afterAll(() => rmSync(folder, { recursive: true }))

const bucket = { PICTURES_S3_URL: 'https://s3.example.com/club', PICTURES_S3_KEY: 'club' }
function fileWith(text: string): string {
  const file = join(folder, 'secret')
  writeFileSync(file, text)
  return file
}

test('a secret may stand in a file, with the line end that an editor puts there', () => {
  const { pictures } = readConfig({ ...bucket, PICTURES_S3_SECRET_FILE: fileWith('s3cret of the club\n') })
  expect(pictures?.secretAccessKey).toBe('s3cret of the club')
})

test('a file that is not there, and a secret that is given twice, are refused by name', () => {
  const nowhere = join(folder, 'nowhere')
  expect(() => readConfig({ ...bucket, PICTURES_S3_SECRET_FILE: nowhere })).toThrow(
    'PICTURES_S3_SECRET_FILE: cannot be',
  )
  const twice = { ...bucket, PICTURES_S3_SECRET: 'one', PICTURES_S3_SECRET_FILE: fileWith('two') }
  expect(() => readConfig(twice)).toThrow('PICTURES_S3_SECRET: is given, and so is PICTURES_S3_SECRET_FILE')
})
