import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { isId } from '@gauntlet/contract/fields'
import {
  type Desk,
  Failure,
  noMore,
  readWords,
  required,
  type Said,
  UsageError,
} from '../../platform/operator/command.ts'
import { rankLogLines } from '../ranks/log-file.ts'
import { findSport } from '../sports/queries.ts'
import { plural } from './formats.ts'

/** See the row in commands.ts. */
export async function run({ services: { db }, cwd }: Desk, words: readonly string[]): Promise<Said> {
  const { values, positionals } = readWords(words, { sport: { type: 'string' } })
  noMore(positionals, 1)
  const file = resolve(cwd, required(positionals[0], 'file'))
  const sportId = required(values.sport, 'sport')
  if (!isId(sportId)) throw new UsageError('--sport takes the id of a sport.')
  if (!(await findSport.first(db, { id: sportId }))) throw new Failure(`There is no sport ${sportId}.`)
  let results = -1
  async function* lines() {
    for await (const line of rankLogLines(db, sportId)) {
      results += 1
      yield `${line}\n`
    }
  }
  try {
    await writeFile(file, lines(), { flag: 'wx' })
  } catch (error) {
    throw new Failure(`It can't be written: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
  return { data: { file, results }, text: `${file} holds ${plural(results, 'result')}.` }
}
