import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { measure } from '@gauntlet/rules/ranks/measure'
import { Failure, noMore, readWords, required, UsageError } from '../../platform/operator/command.ts'
import { caller } from '../caller.ts'
import { dayFrom, readContests } from './measure-ranks/contests.ts'

/** See the row in index.ts. */
export async function run(args: string[]): Promise<void> {
  const { file, from, scores } = read(args)
  const { contests: found, limited } = readContests(await text(file))
  const contests = scores ? found : found.map(contest => ({ ...contest, score: null }))
  const start = performance.now()
  const { calibration, ...figures } = measure(contests, from, limited)
  const seconds = (performance.now() - start) / 1000
  if (figures.n === 0) throw new Failure(`${file} has no result to predict on or after the day of --from.`)
  console.log(JSON.stringify({ ...figures, seconds, calibration }))
}

function read(args: string[]): { file: string; from: number; scores: boolean } {
  // Its output is JSON with and without --json.
  const { values, positionals } = readWords(args, {
    from: { type: 'string' },
    'ignore-scores': { type: 'boolean' },
    json: { type: 'boolean' },
  })
  noMore(positionals, 1)
  const file = resolve(caller(process.env).cwd, required(positionals[0], 'file'))
  if (values.from === undefined) throw new UsageError('--from is missing: the first day that counts.')
  const from = dayFrom(values.from)
  if (from === undefined) throw new UsageError(`--from ${values.from} is not a day (YYYYMMDD).`)
  return { file, from, scores: values['ignore-scores'] !== true }
}

async function text(file: string): Promise<string> {
  try {
    const bytes = await readFile(file)
    const zipped = bytes[0] === 0x1f && bytes[1] === 0x8b
    return new TextDecoder('utf-8', { fatal: true }).decode(zipped ? gunzipSync(bytes) : bytes)
  } catch (error) {
    throw new Failure(`${file} can't be read: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}
