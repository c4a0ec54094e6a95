import { setTimeout as pause } from 'node:timers/promises'
import { adapt, type BatchSize, countRows, nextBatch } from './batches.ts'
import type { Session } from './database.ts'
import { isLockTimeout } from './errors.ts'
import { FILLS, type Fill } from './migration-files.ts'
import type { Step } from './migration-news.ts'
import { applyText } from './repeatables.ts'

/** A row of some tables stands for thousands of another: the first bite finds out how long one takes. */
export const FIRST_BITE = 1
/** So long a bite waits for others' locks; those who come after it wait for it as long. Well below `deadlock_timeout`. */
const WAIT_MS = 300

/** Those that were begun and are not done: a repeatable file says so in the transaction that puts its triggers in place. */
export async function pendingFills(session: Session, fills: readonly Fill[]): Promise<Fill[]> {
  if (fills.length === 0) return []
  const rows = await session.run('select name from fills where not ended')
  const names = new Set(rows.map(({ name }) => `${FILLS}${String(name)}`))
  return fills.filter(({ name }) => names.has(name))
}

/**
 * The next bite of a fill: its statements for the rows of its table between two keys, one after the other, so that the
 * later ones see what was done before the first had its locks. How far it is commits with it. Where somebody keeps it
 * waiting it lets go of everything, and is tried again, smaller: others wait no longer than a bite takes.
 */
export async function applyBite(session: Session, fill: Fill, size: BatchSize): Promise<Step> {
  const began = performance.now()
  const name = fill.name.slice(FILLS.length)
  const [row] = await session.run(
    `select until, position, done::float8 as done, total::float8 as total from fills where name = $1`,
    [name],
  )
  const before = Number(row?.['done'])
  const until = textOf(row?.['until'])
  const after = textOf(row?.['position'])
  const known = row?.['total'] ?? null
  const total = known === null ? await countRows(session, fill.batches, { after, until }) : Number(known)
  const { rows, first, last } = await nextBatch(session, fill.batches, { after, until }, size)
  const isIn = rows === 0 || (await givingWay(session, () => run(session, fill, [first, last])))
  if (!isIn) {
    size.rows = Math.max(FIRST_BITE, Math.floor(size.rows / 2))
    return { ...step(fill, before, before, total), beside: () => pause(WAIT_MS) }
  }
  const ended = rows < size.rows
  await session.run('update fills set position = $2, done = $3, total = $4, ended = $5 where name = $1', [
    name,
    rows === 0 ? after : last,
    before + rows,
    total,
    ended,
  ])
  adapt(size, performance.now() - began, FIRST_BITE)
  return { ...step(fill, before, before + rows, total), applied: ended }
}

const textOf = (value: unknown) => (value === null ? null : String(value))

const step = ({ name }: Fill, before: number, done: number, total: number) => ({
  name,
  applied: false,
  rows: { done, of: Math.max(total, done), before },
})

async function run(session: Session, fill: Fill, keys: [string, string]): Promise<void> {
  for (const text of fill.statements)
    await applyText(session, { ...fill, text }, text.includes('$1') ? keys : undefined)
}

/** False, and nothing is done, where a lock was not to be had in time. */
async function givingWay(session: Session, work: () => Promise<void>): Promise<boolean> {
  await session.run(`savepoint bite; set local lock_timeout = ${WAIT_MS}`)
  try {
    await work()
    await session.run('set local lock_timeout to default; release savepoint bite')
    return true
  } catch (error) {
    if (!(error instanceof Error && isLockTimeout(error.cause))) throw error
    await session.run('rollback to savepoint bite')
    return false
  }
}
