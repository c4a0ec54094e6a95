import { closeSync, fstatSync, fsyncSync, openSync, rmSync, statfsSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { belongsToAnother, inMib, UnusableFolder, unusable } from './unusable-folder.ts'

const MIB = 2 ** 20
/**
 * A start may need another file of the write-ahead log; a new database is 42 MB, and stands beside itself for a moment.
 */
const ROOM = { start: 20 * MIB, make: 96 * MIB }
const PROBE = '.probe'
const PROBE_BYTES = MIB

/** Bytes that this user may still write on the disk of a folder; undefined where the file system does not say. */
export function freeBytes(folder: string): number | undefined {
  const { bavail, bsize, blocks } = statfsSync(folder)
  return blocks > 0 ? bavail * bsize : undefined
}

/** Throws where the disk has too little room to begin. */
export function requireRoom(folder: string, what: keyof typeof ROOM): void {
  const free = freeBytes(folder)
  if (free !== undefined && free < ROOM[what])
    throw new UnusableFolder(
      `The data folder ${folder} has no room left: ${inMib(free)} are free on its disk, and ${inMib(ROOM[what])} are needed to ${what === 'make' ? 'make the database' : 'start'}. Make room, and start again.`,
    )
}

/**
 * Writes a file and takes it away again: what the system permits, and who owns what is made here, is known only then.
 * Files that are there already have to belong to the same user, or a later start by their owner could not open those
 * that this one makes.
 */
export function requireWritable(folder: string, kept: readonly string[]): void {
  const probe = join(folder, PROBE)
  let owner: number
  try {
    owner = ownerOfProbe(probe)
  } catch (error) {
    throw unusable(folder, error)
  } finally {
    rmSyncQuietly(probe)
  }
  for (const path of [folder, ...kept]) {
    const there = statSync(path, { throwIfNoEntry: false })
    if (there && there.uid !== owner) throw belongsToAnother(path, there.uid)
  }
  requireRoom(folder, 'start')
}

function ownerOfProbe(probe: string): number {
  const file = openSync(probe, 'w', 0o600)
  try {
    const bytes = Buffer.alloc(PROBE_BYTES, 1)
    // A disk that is nearly full takes some of it, and complains at the next.
    for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written)
    fsyncSync(file)
    return fstatSync(file).uid
  } finally {
    closeSync(file)
  }
}

/** A file that cannot be taken away could not be made either, and the error says so. */
function rmSyncQuietly(file: string): void {
  try {
    rmSync(file, { force: true })
  } catch {
    return
  }
}
