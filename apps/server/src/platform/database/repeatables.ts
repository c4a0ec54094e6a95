import type { Session } from './database.ts'
import { type Migration, REPEATABLE, type Repeatable } from './migration-files.ts'

/** Runs a file's text; where it fails, the error names the file. With values it has to be one statement. */
export async function applyText(session: Session, { name, text }: Migration, values?: unknown[]): Promise<void> {
  try {
    await session.run(text, values)
  } catch (error) {
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}

async function appliedTexts(session: Session): Promise<Map<string, string>> {
  const rows = await session.run(`select name, checksum from migrations where name like '${REPEATABLE}%'`)
  return new Map(rows.map(({ name, checksum }) => [String(name), String(checksum)]))
}

/** Those that have a text which is none of this version's: a newer version's. */
export async function newerRepeatables(session: Session, repeatables: readonly Repeatable[]): Promise<string[]> {
  const applied = await appliedTexts(session)
  const known = new Map(repeatables.map(({ name, checksum, history }) => [name, new Set([...history, checksum])]))
  return [...applied].filter(([name, checksum]) => known.get(name)?.has(checksum) !== true).map(([name]) => name)
}

/** Those that were never applied, or with an earlier text. */
export async function pendingRepeatables(session: Session, repeatables: readonly Repeatable[]): Promise<Repeatable[]> {
  const applied = await appliedTexts(session)
  return repeatables.filter(({ name, checksum, history }) => {
    const known = applied.get(name)
    return known === undefined || (known !== checksum && history.includes(known))
  })
}

export async function applyRepeatable(session: Session, next: Repeatable): Promise<void> {
  await applyText(session, next)
  await session.run(
    `insert into migrations (name, checksum) values ($1, $2) on conflict (name) do update set checksum = excluded.checksum`,
    [next.name, next.checksum],
  )
}

/**
 * All of them are applied again: a numbered migration may have dropped what they define, or the table of a trigger, and
 * a fresh database has them applied after all numbered ones, too.
 */
export const forgetRepeatables = (session: Session) =>
  session.run(`delete from migrations where name like '${REPEATABLE}%'`)
