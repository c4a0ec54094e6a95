import type { Executor } from '../../platform/database/database.ts'
import { listGenders } from './queries.ts'

/** The genders that a filter keeps; [] keeps everybody, also where it names all: players who have told none stay in. */
export const keptGenders = (all: readonly string[], genders: readonly string[]): readonly string[] =>
  all.every(id => genders.includes(id)) ? [] : genders

export async function chosenGenders(db: Executor, genders: readonly string[]): Promise<readonly string[]> {
  if (genders.length === 0) return []
  const all = await listGenders.all(db)
  return keptGenders(
    all.map(({ id }) => id),
    genders,
  )
}
