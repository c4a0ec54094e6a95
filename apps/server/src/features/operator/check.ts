import { backupFolder, databaseFolder } from '../../platform/config/folders.ts'
import { checkTables } from '../../platform/database/check.ts'
import { listBackups } from '../../platform/database/nightly-backup.ts'
import { clusterOf } from '../../platform/database/pglite-folder.ts'
import { requireWhole } from '../../platform/database/pglite-structure.ts'
import { UnusableFolder } from '../../platform/database/unusable-folder.ts'
import { type Desk, noMore, readWords, type Said } from '../../platform/operator/command.ts'
import { listShown } from '../pictures/queries.ts'
import { filesOf } from '../pictures/trash.ts'
import { run as checkBalances } from './balances.ts'
import { listPeopleCounts } from './queries.ts'
import { run as checkRanks } from './replay-ranks.ts'
import { moment, plural } from './formats.ts'

interface Part {
  part: string
  /** The part that was looked at. */
  said: string
  /** The faults found in it, a sentence each. */
  found: string[]
}

/** See the row in commands.ts. */
export async function run(desk: Desk, words: readonly string[]): Promise<Said> {
  noMore(readWords(words, {}).positionals, 0)
  const parts = [
    ...folderOf(desk),
    await looked('tables', () => tablesOf(desk)),
    await looked('credits', async () => saidBy(await checkBalances(desk, []))),
    await looked('ranks', async () => saidBy(await checkRanks(desk, []))),
    await looked('players', () => playersOf(desk)),
    await looked('pictures', () => picturesOf(desk)),
  ]
  const [backup] = await listBackups(backupFolder(desk.services.config))
  const whole = parts.every(({ found }) => found.length === 0)
  return {
    data: { whole, parts, backup: backup ? { file: backup.file, at: backup.at.toISOString() } : null },
    text: [
      ...parts.flatMap(({ part, said, found }) => [
        `${part}: ${found.length === 0 ? said : 'WRONG'}`,
        ...found.map(line => `  ${line}`),
      ]),
      `last checked backup: ${backup ? `${moment(backup.at)}, ${backup.file}` : 'none in the folder backups'}`,
    ].join('\n'),
    ...(!whole && { failed: 'Not everything is whole.' }),
  }
}

/** A part that cannot be looked at is not whole either; damage in one part does not keep the others from being told. */
async function looked(part: string, look: () => Promise<Omit<Part, 'part'>>): Promise<Part> {
  try {
    return { part, ...(await look()) }
  } catch (error) {
    return {
      part,
      said: '',
      found: [`It cannot be looked at: ${error instanceof Error ? error.message : String(error)}.`],
    }
  }
}

/** The contents of an embedded database's folder; PostgreSQL looks after its own. */
function folderOf({ services: { config } }: Desk): Part[] {
  if (config.database) return []
  const folder = clusterOf(databaseFolder(config))
  const part = { part: 'folder', said: folder }
  try {
    requireWhole(folder)
    return [{ ...part, found: [] }]
  } catch (error) {
    if (error instanceof UnusableFolder) return [{ ...part, found: [error.message] }]
    throw error
  }
}

async function tablesOf({ services: { db } }: Desk): Promise<Omit<Part, 'part'>> {
  const { tables, rows, found } = await checkTables(db)
  return { said: `${plural(rows, 'row')} of ${plural(tables, 'table')} read`, found }
}

/** How many players there are, as pages before sign-in and the list of players tell it. */
async function playersOf({ services: { db } }: Desk): Promise<Omit<Part, 'part'>> {
  const counted = await listPeopleCounts.all(db)
  const wrong = counted.filter(row => row.players !== row.real_players || row.findable !== row.real_findable)
  return {
    said: `${plural(
      counted.reduce((sum, { players }) => sum + players, 0),
      'player',
    )} counted`,
    found: wrong.map(
      row =>
        `Of accounts that end in ${row.shard.toString(16)}, ${row.players} are counted as players and ${row.findable} as findable, and there are ${row.real_players} and ${row.real_findable}.`,
    ),
  }
}

/** The findings of another command about its own ledger. */
function saidBy({ text, failed }: Said): Omit<Part, 'part'> {
  const lines = text.split('\n')
  return { said: lines[0] ?? '', found: failed === undefined ? [] : [failed, ...lines] }
}

async function picturesOf({ services: { db, pictures } }: Desk): Promise<Omit<Part, 'part'>> {
  const shown = await listShown.all(db)
  const said = `${plural(shown.length, 'picture')} in use`
  const there = new Set<string>()
  for await (const file of pictures.list()) there.add(file)
  const missing = shown.flatMap(({ id, image }) =>
    Object.values(filesOf(image))
      .filter(file => !there.has(file))
      .map(file => `The picture ${file} of player ${id} is missing.`),
  )
  const open = (await pictures.isPublic?.())
    ? ['The bucket answers whoever asks, without a key: it has to be private.']
    : []
  return { said, found: [...open, ...missing] }
}
