import type { Executor } from '../../platform/database/database.ts'
import { listGenders } from './queries.ts'

/** The genders that a filter keeps; [] keeps everybody, also where it names all: players who have told none stay in. */
export async function chosenGenders(db: Executor, genders: readonly string[]): Promise<readonly string[]> {
  if (genders.length === 0) return []
  return (await listGenders.all(db)).every(({ id }) => genders.includes(id)) ? [] : genders
}
