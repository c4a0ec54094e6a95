import { adapt, type BatchSize, countRows, nextBatch } from './batches.ts'
import type { Session } from './database.ts'
import { givingWay, letOthers } from './giving-way.ts'
import { FILLS, type Fill } from './migration-files.ts'
import type { Step } from './migration-news.ts'
import { applyText } from './repeatables.ts'

/** A row of some tables stands for thousands of another: the first bite finds out how long one takes. */
export const FIRST_BITE = 1

/** Those that are begun and not done: a repeatable file begins them where it puts its triggers in place. */
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
    return { ...step(fill, before, before, total), beside: letOthers }
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

const textOf = (value: unknown) => (typeof value === 'string' ? value : null)

const step = ({ name }: Fill, before: number, done: number, total: number) => ({
  name,
  applied: false,
  rows: { done, of: Math.max(total, done), before },
})

async function run(session: Session, fill: Fill, keys: [string, string]): Promise<void> {
  for (const text of fill.statements)
    await applyText(session, { ...fill, text }, text.includes('$1') ? keys : undefined)
}
