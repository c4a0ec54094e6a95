import type { Executor } from '../../platform/database/database.ts'
import { listGenders } from './queries.ts'

/** What a filter by gender leaves out: nobody ([]) where it names none or all, those too who have told none. */
export async function chosenGenders(db: Executor, genders: readonly string[]): Promise<readonly string[]> {
  if (genders.length === 0) return []
  return (await listGenders.all(db)).every(({ id }) => genders.includes(id)) ? [] : genders
}
