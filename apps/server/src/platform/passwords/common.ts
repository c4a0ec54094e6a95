import { readFileSync } from 'node:fs'

const FILE = new URL('../../../data/common-passwords.txt', import.meta.url)

let read: ReadonlySet<string> | undefined

/** The 10,000 commonest passwords, lower-cased; read at the first new password. */
export const commonPasswords = (): ReadonlySet<string> =>
  (read ??= new Set(readFileSync(FILE, 'utf8').trimEnd().split('\n')))
