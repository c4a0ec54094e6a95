import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import { isNoRoom } from './errors.ts'
import { lockFolder } from './lock.ts'
import { ENGINE_MAJOR, requireWhole } from './pglite-structure.ts'
import { requireRoom, requireWritable } from './pglite-writable.ts'
import { UnusableFolder, unusable } from './unusable-folder.ts'

const CLUSTER = 'pgdata'
const UNFINISHED = `${CLUSTER}.new-`

/** The folder's note about itself: a later version knows it, and a lost database is not taken for a new one. */
const MARKER = 'format.json'
const FORMAT = 1
const marker = z.object({ format: z.int() })

/** Everything else beside the database: all of it ours. */
const OURS = new Set(['lock', 'lock-journal', 'operator.sock', MARKER, CLUSTER, 'lost+found'])

/** Where the engine's own files lie. */
export const clusterOf = (folder: string): string => join(folder, CLUSTER)

/** Whether a folder holds a database, or has held one: nothing is made there. */
export const holdsDatabase = (folder: string): boolean =>
  existsSync(clusterOf(folder)) || existsSync(join(folder, MARKER))

/** When the database of a folder was made, or first opened by a version that marks it; undefined where none was. */
export const markedAt = (folder: string): Date | undefined =>
  statSync(join(folder, MARKER), { throwIfNoEntry: false })?.mtime

/** Takes away what was begun in a folder of our own making, so that the next try finds it empty. */
export function forgetDatabase(folder: string): void {
  for (const name of [CLUSTER, MARKER]) rmSync(join(folder, name), { recursive: true, force: true })
}

/**
 * Takes a data folder for this process alone, and makes the database in it where there is none. Throws where it cannot
 * be used as it is, and then leaves what is in it as it was.
 */
export async function takeFolder(folder: string): Promise<{ dataDir: string; release(): void }> {
  const dataDir = clusterOf(folder)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw unusable(folder, error)
  }
  requireWritable(folder, [dataDir, join(folder, 'lock')])
  const lock = lockFolder(folder)
  try {
    requireKnown(folder)
    if (existsSync(dataDir)) requireWhole(dataDir)
    else {
      requireNothing(folder)
      await make(folder, dataDir)
    }
    if (!existsSync(join(folder, MARKER))) mark(folder)
    return { dataDir, release: () => lock.release() }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** A folder of the version before has no marker, and is given one. */
function mark(folder: string): void {
  writeFileSync(join(folder, MARKER), `${JSON.stringify({ format: FORMAT, postgres: ENGINE_MAJOR })}\n`, {
    mode: 0o600,
  })
}

function requireKnown(folder: string): void {
  const file = join(folder, MARKER)
  if (!existsSync(file)) return
  const { data } = marker.safeParse(jsonOf(readFileSync(file, 'utf8')))
  // Cut short by a full disk or a power cut: it is written anew.
  if (!data) rmSync(file)
  else if (data.format > FORMAT)
    throw new UnusableFolder(
      `The data folder ${folder} was written by a newer version of Gauntlet (format ${data.format}, this one reads ${FORMAT}): start that version.`,
    )
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A database is made only where there is nothing that it could be mistaken for. */
function requireNothing(folder: string): void {
  if (existsSync(join(folder, MARKER)))
    throw new UnusableFolder(
      `The database in ${folder} is gone: ${CLUSTER} is missing, and was there. Put it back; or, to restore a backup or to begin anew, move ${folder} away.`,
    )
  const foreign = readdirSync(folder).find(name => !OURS.has(name) && !name.startsWith(UNFINISHED))
  if (foreign !== undefined)
    throw new UnusableFolder(
      `The data folder ${folder} holds something that is not Gauntlet's (${foreign}), and no database: nothing is made there. Name another folder with GAUNTLET_DATA, or empty it.`,
    )
}

/** Made beside its place and moved there whole, so that an interrupted start leaves nothing half. */
async function make(folder: string, dataDir: string): Promise<void> {
  for (const name of readdirSync(folder)) {
    if (name.startsWith(UNFINISHED)) rmSync(join(folder, name), { recursive: true, force: true })
  }
  requireRoom(folder, 'make')
  const fresh = mkdtempSync(join(folder, UNFINISHED))
  const program = fileURLToPath(new URL('./pglite-initdb.ts', import.meta.url))
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program, fresh], {
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  const [status] = await once(child, 'exit')
  try {
    if (status !== 0) throw new Error(`Making the database in ${folder} failed: ${said.trim()}`)
    requireWhole(fresh)
    renameSync(fresh, dataDir)
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true })
    throw isNoRoom(error) || /ENOSPC|EDQUOT|EFBIG|No space left/.test(said)
      ? new UnusableFolder(`There is no room to make the database in ${folder}: make room on its disk.`, {
          cause: error,
        })
      : error
  }
}
