import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import {
  type Desk,
  Failure,
  noMore,
  readWords,
  required,
  type Said,
  UsageError,
} from '../../platform/operator/command.ts'
import { putSports, readSports, type SportSeed } from '../sports/seed.ts'
import { keepAct } from './acts.ts'
import { plural } from './formats.ts'

/** See the row in commands.ts. */
export async function run(desk: Desk, words: readonly string[]): Promise<Said> {
  const { positionals } = readWords(words, {})
  noMore(positionals, 2)
  if (positionals[0] !== 'import') throw new UsageError('Say import FILE.')
  const file = resolve(desk.cwd, required(positionals[1], 'file'))
  const sports = await sportsIn(file)
  const { db, clock } = desk.services
  return db.transaction(async tx => {
    const { added } = await putSports(tx, sports, clock.now())
    const known = sports.length - added
    await keepAct(tx, desk, { act: 'sports import', subject: file, details: { added, known } })
    return { data: { added, known }, text: `${plural(added, 'sport')} added, ${known} known already.` }
  })
}

async function sportsIn(file: string): Promise<SportSeed[]> {
  try {
    return readSports(await readFile(file, 'utf8'))
  } catch (error) {
    throw new Failure(`${file} cannot be imported: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}
