import { setTimeout as pause } from 'node:timers/promises'
import type { Session } from './database.ts'
import { isConflict, isThereAlready } from './errors.ts'
import type { NewIndex } from './migration-files.ts'

const LOOK_MS = 500
const ATTEMPTS = 5

type State = 'absent' | 'being made' | 'left over' | 'there'

async function stateOf(session: Session, name: string): Promise<State> {
  const [index] = await session.run(
    `select i.indisvalid as valid,
       exists (select from pg_stat_progress_create_index p where p.index_relid = i.indexrelid) as underway
     from pg_index i where i.indexrelid = to_regclass($1)`,
    [name],
  )
  if (!index) return 'absent'
  if (index['valid'] === true) return 'there'
  return index['underway'] === true ? 'being made' : 'left over'
}

/** Those of a file that are not there yet, or of no use yet. */
export async function missingIndexes(session: Session, indexes: readonly NewIndex[]): Promise<NewIndex[]> {
  const missing: NewIndex[] = []
  for (const index of indexes) if ((await stateOf(session, index.name)) !== 'there') missing.push(index)
  return missing
}

/**
 * Makes an index beside those who write, outside of any transaction, which is why no lock keeps a second node away: it
 * waits for the one that is at it. What a run that was ended has left behind is of no use, and made anew. Making one
 * can meet a node's transaction, each waiting for the other, and is tried again.
 */
export async function makeIndex(session: Session, { name, statement }: NewIndex): Promise<void> {
  for (let left = ATTEMPTS; ; ) {
    const state = await stateOf(session, name)
    if (state === 'there') return
    if (state === 'being made') {
      await pause(LOOK_MS)
      continue
    }
    if (state === 'left over') await session.run(`drop index concurrently if exists ${name}`)
    try {
      await session.run(statement)
    } catch (error) {
      left -= 1
      if (left === 0 || !(isConflict(error) || isThereAlready(error))) throw error
    }
  }
}
