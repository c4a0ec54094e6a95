import { isId } from '@gauntlet/contract/fields'
import type { Transaction } from '../../platform/database/database.ts'
import { type Desk, Failure, noMore, readWords, type Said, UsageError } from '../../platform/operator/command.ts'
import { type Audit, auditRanks } from '../ranks/audit.ts'
import { repairRanks } from '../ranks/repair.ts'
import { listSportAnchors } from '../sports/queries.ts'
import { keepAct } from './acts.ts'
import { plural } from './formats.ts'

interface Options {
  sport: string | undefined
  repair: boolean
}

type Report = Audit & { name: string }

/** See the row in commands.ts. */
export async function run(desk: Desk, words: readonly string[]): Promise<Said> {
  const options = read(words)
  const reports = await replayRanks(desk, options)
  const differing = reports.some(report => report.differing > 0 && !report.waits)
  return {
    data: present(reports, options),
    text: tell(reports, options),
    ...(differing && !options.repair && { failed: 'Stored ranks differ from the log: see --repair.' }),
  }
}

function read(words: readonly string[]): Options {
  const { values, positionals } = readWords(words, { sport: { type: 'string' }, repair: { type: 'boolean' } })
  noMore(positionals, 0)
  const { sport, repair = false } = values
  if (sport !== undefined && !isId(sport)) throw new UsageError('--sport takes the id of a sport.')
  return { sport, repair }
}

async function replayRanks(desk: Desk, { sport, repair }: Options): Promise<Report[]> {
  const { db } = desk.services
  const sports = await listSportAnchors.all(db)
  const chosen = sports.filter(({ id }) => sport === undefined || id === sport)
  if (chosen.length === 0) throw new Failure(`There is no sport ${sport ?? ''}.`)
  const reports: Report[] = []
  for (const { id, name } of chosen) {
    const audit = await auditRanks(desk.services, id)
    if (repair && audit.differing > 0) {
      await db.transaction(tx => keepRepair(tx, desk, audit))
      await repairRanks(desk.services, audit)
    }
    reports.push({ name, ...audit })
  }
  return reports
}

const keepRepair = (tx: Transaction, desk: Desk, { sportId, differing }: Audit) =>
  keepAct(tx, desk, { act: 'replay-ranks --repair', subject: sportId, details: { differing } })

function present(reports: readonly Report[], { repair }: Options) {
  const sports = reports.map(({ sportId, name, results, players, differing, waits, differences }) => ({
    sport_id: sportId,
    name,
    results,
    players,
    differing,
    repaired: repair && differing > 0,
    waits: waits && !(repair && differing > 0),
    differences,
  }))
  return { sports }
}

function tell(reports: readonly Report[], { repair }: Options): string {
  const lines = reports
    .filter(({ results, differing }) => results + differing > 0)
    .flatMap(({ name, results, players, differing, waits, differences }) => {
      const after = repair ? ', repaired' : waits ? ', a replay is under way' : ''
      const verdict = differing === 0 ? 'as stored' : `${plural(differing, 'difference')}${after}`
      const kinds = Object.entries(differences).filter(([, list]) => list.length > 0)
      return [
        `${name}: ${plural(results, 'result')}, ${plural(players, 'player')}: ${verdict}`,
        ...kinds.map(([kind, list]) => `  ${kind}: ${list.length}`),
      ]
    })
  return lines.length > 0 ? lines.join('\n') : 'There are no results yet.'
}
