import { parseArgs } from 'node:util'
import { isId } from '@gauntlet/contract/fields'
import { type Audit, deriveRanks } from '../../features/ranks/audit.ts'
import { listSportAnchors } from '../../features/sports/queries.ts'
import { openWorld } from '../../main.ts'
import { systemClock } from '../../platform/clock/clock.ts'
import { readConfig } from '../../platform/config/config.ts'
import type { Database } from '../../platform/database/database.ts'
import { Failure, UsageError } from './command.ts'

interface Options {
  sport: string | undefined
  repair: boolean
  json: boolean
}

type Report = Audit & { name: string }

/** See the row in index.ts. */
export async function run(args: string[]): Promise<void> {
  const options = read(args)
  const db = await openWorld(readConfig(process.env), systemClock().now())
  try {
    const reports = await replayRanks(db, options)
    console.log(options.json ? asJson(reports, options) : asText(reports, options))
    const differing = reports.filter(report => report.differing > 0)
    if (differing.length > 0 && !options.repair) throw new Failure('Stored ranks differ from the log: see --repair.')
  } finally {
    await db.close()
  }
}

function read(args: string[]): Options {
  const { sport, repair = false, json = false } = parse(args)
  if (sport !== undefined && !isId(sport)) throw new UsageError('--sport takes the id of a sport.')
  return { sport, repair, json }
}

function parse(args: string[]) {
  const options = { sport: { type: 'string' }, repair: { type: 'boolean' }, json: { type: 'boolean' } } as const
  try {
    return parseArgs({ args, options }).values
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error })
  }
}

async function replayRanks(db: Database, { sport, repair }: Options): Promise<Report[]> {
  const sports = await listSportAnchors.all(db)
  const chosen = sports.filter(({ id }) => sport === undefined || id === sport)
  if (chosen.length === 0) throw new Failure(`There is no sport ${sport ?? ''}.`)
  const reports: Report[] = []
  for (const { id, name } of chosen) {
    const audit = await db.transaction(tx => deriveRanks(tx, id, { repaired: repair }))
    reports.push({ name, ...audit })
  }
  return reports
}

function asJson(reports: readonly Report[], { repair }: Options): string {
  const sports = reports.map(({ sportId, name, results, players, differing, differences }) => ({
    sport_id: sportId,
    name,
    results,
    players,
    differing,
    repaired: repair && differing > 0,
    differences,
  }))
  return JSON.stringify({ sports }, null, 2)
}

const plural = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`

function asText(reports: readonly Report[], { repair }: Options): string {
  const lines = reports
    .filter(({ results, differing }) => results + differing > 0)
    .flatMap(({ name, results, players, differing, differences }) => {
      const verdict = differing === 0 ? 'as stored' : `${plural(differing, 'difference')}${repair ? ', repaired' : ''}`
      const kinds = Object.entries(differences).filter(([, list]) => list.length > 0)
      return [
        `${name}: ${plural(results, 'result')}, ${plural(players, 'player')}: ${verdict}`,
        ...kinds.map(([kind, list]) => `  ${kind}: ${list.length}`),
      ]
    })
  return lines.length > 0 ? lines.join('\n') : 'There are no results yet.'
}
