import { DAY, HOUR, MINUTE } from '@gauntlet/contract/time'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../clock/clock.ts'
import type { Job } from '../jobs/jobs.ts'
import type { PictureStore } from '../pictures/store.ts'
import type { Logger } from '../services.ts'
import { checkBackup } from './backup-check.ts'
import { writeBackup } from './backup.ts'
import type { Database } from './database.ts'
import { NoRoomError } from './errors.ts'
import { freeBytes } from './pglite-writable.ts'

export const BACKUP_JOB = 'backup'

/** 2 to 5 in the morning where the players live, from one coast to the other. */
const QUIET_HOUR_UTC = 9
const LOOK_MS = 10 * MINUTE
/** One that failed is not tried again at once: writing it made everybody wait. */
const AGAIN_MS = HOUR
/** How much larger than the one before a backup may be: so much room has to be free. */
const GROWTH = 1.5

const NAME = /^gauntlet-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.ndjson\.gz$/
/** Written, and not read again yet. */
const NEW = '.new'

export interface BackupPlan {
  folder: string
  /** How many are kept. */
  keep: number
  /** When the data began: the first backup follows in the night after. */
  since: Date
  /** Bytes of the disk that a backup leaves alone. */
  reserve: number
  free?: (folder: string) => number | undefined
}

export interface KeptBackup {
  file: string
  /** The moment whose data it has. */
  at: Date
}

const nameOf = (at: Date): string => `gauntlet-${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z.ndjson.gz`

/** The backups of a folder, each written and read again whole; the newest first. */
export async function listBackups(folder: string): Promise<KeptBackup[]> {
  const names = await readdir(folder).catch(() => [])
  return names
    .flatMap(name => {
      const [, ...parts] = NAME.exec(name) ?? []
      const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map(Number)
      return parts.length === 0
        ? []
        : [{ file: join(folder, name), at: new Date(Date.UTC(year, month - 1, day, hour, minute, second)) }]
    })
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
}

/**
 * A clock that once went ahead leaves backups of days to come: they count as the oldest, or none would be made until
 * then.
 */
async function keptAt(folder: string, now: Date): Promise<{ past: KeptBackup[]; ahead: KeptBackup[] }> {
  const all = await listBackups(folder)
  return { past: all.filter(({ at }) => at <= now), ahead: all.filter(({ at }) => at > now) }
}

/** The last quiet hour that has begun. */
function lastQuietHour(now: Date): number {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), QUIET_HOUR_UTC)
  return today <= now.getTime() ? today : today - DAY
}

interface World {
  db: Database
  clock: Clock
  pictures: PictureStore
  log: Logger
}

/**
 * A backup each night, and soon after a start that missed one. It counts once it has been read again and has as many
 * rows of each table as the database; only then do older ones go.
 */
export function nightlyBackup({ db, clock, pictures, log }: World, plan: BackupPlan): Job {
  let failedAt = -Infinity
  return {
    name: BACKUP_JOB,
    everyMs: LOOK_MS,
    async run() {
      const now = clock.now()
      const [last] = (await keptAt(plan.folder, now)).past
      const newest = last?.at ?? plan.since
      if (newest.getTime() >= lastQuietHour(now) || now.getTime() - failedAt < AGAIN_MS) return
      try {
        await requireRoom(db, last, plan)
        const written = await writeChecked({ db, pictures, now }, plan.folder)
        const { past, ahead } = await keptAt(plan.folder, now)
        for (const { file } of [...past, ...ahead].slice(plan.keep)) await rm(file, { force: true })
        log.info(written, 'a backup is written and checked')
      } catch (error) {
        failedAt = now.getTime()
        log.error({ err: error }, 'there is no backup of this night')
      }
    },
  }
}

async function requireRoom(db: Database, last: KeptBackup | undefined, plan: BackupPlan): Promise<void> {
  await mkdir(plan.folder, { recursive: true, mode: 0o700 })
  const free = (plan.free ?? freeBytes)(plan.folder)
  const needed = plan.reserve + (await expectedBytes(db, last))
  if (free !== undefined && free < needed)
    throw new NoRoomError(`A backup needs ${needed} bytes on the disk of ${plan.folder}, and ${free} are free`)
}

/** Of the one before, or, for the first, of the database itself: packed it is smaller. */
async function expectedBytes(db: Database, last: KeptBackup | undefined): Promise<number> {
  if (last) return (await stat(last.file)).size * GROWTH
  const [row] = await db.session(session => session.run('select pg_database_size(current_database())::text as bytes'))
  return Number(row?.['bytes'])
}

/** Remains of an interrupted run are taken away first. */
async function writeChecked(world: { db: Database; pictures: PictureStore; now: Date }, folder: string) {
  for (const name of await readdir(folder))
    if (/\.(new|unfinished)$/.test(name)) await rm(join(folder, name), { force: true })
  const file = join(folder, nameOf(world.now))
  const { rowsOf, ...count } = await writeBackup(world, file + NEW)
  try {
    await checkBackup(file + NEW, { rowsOf, pictures: count.pictures })
  } catch (error) {
    await rm(file + NEW, { force: true })
    throw error
  }
  await rename(file + NEW, file)
  return { file, ...count }
}
