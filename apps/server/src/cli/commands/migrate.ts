import { bringUpToDate, newerWords } from '../../main.ts'
import { systemClock } from '../../platform/clock/clock.ts'
import { longNews, wordsOfNews } from '../../platform/database/migration-news.ts'
import { Failure, noMore, readWords } from '../../platform/operator/command.ts'
import { configOf } from '../configured.ts'
import { openForCommand } from '../opening.ts'

/** See the row in index.ts. */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = readWords(args, { json: { type: 'boolean' } })
  noMore(positionals, 0)
  const db = await openForCommand(configOf(process.env), ': stop it first.')
  const newer: string[] = []
  try {
    const applied = await bringUpToDate(db, systemClock().now(), {
      onNewer: names => newer.push(...names),
      tell: longNews(news => console.error(values.json ? JSON.stringify(news) : wordsOfNews(news))),
    })
    console.log(values.json ? JSON.stringify({ applied, newer }, null, 2) : wordsOf(applied, newer))
  } catch (error) {
    throw new Failure(error instanceof Error ? error.message : String(error), { cause: error })
  } finally {
    await db.close()
  }
}

const wordsOf = (applied: readonly string[], newer: readonly string[]): string =>
  [
    applied.length === 0 ? 'The database is up to date.' : `Applied: ${applied.join(', ')}.`,
    ...(newer.length === 0 ? [] : [newerWords(newer)]),
  ].join('\n')
