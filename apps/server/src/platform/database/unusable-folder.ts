import { userInfo } from 'node:os'
import { isNoRoom } from './errors.ts'

/** The folder of the data cannot be used as it is; the message is one sentence or two that an operator can act on. */
export class UnusableFolder extends Error {}

export const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')

const MIB = 2 ** 20
export const inMib = (bytes: number): string => `${Math.floor(bytes / MIB)} MB`

/** 'gauntlet (uid 1000)'; in a container a user may have a number and no name. */
function thisUser(): string {
  const uid = `uid ${process.getuid?.() ?? 'unknown'}`
  try {
    return `${userInfo().username} (${uid})`
  } catch {
    return uid
  }
}

/** The system's error about a folder, in words. */
export function unusable(folder: string, error: unknown): UnusableFolder {
  return new UnusableFolder(`The data folder ${folder} ${complaintOf(error)}`, { cause: error })
}

function complaintOf(error: unknown): string {
  const code = codeOf(error)
  if (isNoRoom(error)) return `has no room left (${code}): make room on its disk, and start again.`
  if (code === 'EROFS') return 'lies on a disk that is mounted read-only: mount it for writing, and start again.'
  if (code === 'EACCES' || code === 'EPERM')
    return `cannot be written by ${thisUser()}: give it to that user, or start as its owner.`
  if (code === 'ENOTDIR' || code === 'EEXIST') return 'is no folder: GAUNTLET_DATA has to name one.'
  return `cannot be used: ${error instanceof Error ? error.message : String(error)}`
}

export const belongsToAnother = (folder: string, owner: number): UnusableFolder =>
  new UnusableFolder(
    `The data folder ${folder} belongs to another user (uid ${owner}), and this is ${thisUser()}: start as its owner, or give everything in it to this user.`,
  )
