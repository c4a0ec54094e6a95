import { readFile } from 'node:fs/promises'
import * as z from 'zod'
import type { Database } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import * as queries from './queries.ts'

const FILE = new URL('../../../data/sports.json', import.meta.url)
const seeds = z.array(
  z.object({
    name: z.string(),
    description: z.string(),
    kind: z.enum(['individual', 'team']),
    side: z.array(z.int()).min(1),
    result: z.enum(['match', 'placement']),
  }),
)

const GENDERS = ['Male', 'Female', 'Other']
const PACKAGES = [
  { amount: 5, point: 50 },
  { amount: 10, point: 110 },
  { amount: 20, point: 250 },
]

/** Loads the reference data; safe at every start and on several nodes at once. */
export async function seedReferenceData(db: Database, now: Date): Promise<void> {
  const sports = seeds.parse(JSON.parse(await readFile(FILE, 'utf8')))
  const ids = (rows: readonly unknown[]) => rows.map(() => newId(now))
  await db.transaction(async tx => {
    await queries.seedSports.affected(tx, {
      ids: ids(sports),
      names: sports.map(sport => sport.name),
      descriptions: sports.map(sport => sport.description),
      kinds: sports.map(sport => sport.kind),
      sides: sports.map(sport => `{${sport.side.join(',')}}`),
      results: sports.map(sport => sport.result),
    })
    await queries.seedGenders.affected(tx, { ids: ids(GENDERS), names: GENDERS })
    await queries.seedPackages.affected(tx, {
      ids: ids(PACKAGES),
      amounts: PACKAGES.map(({ amount }) => amount),
      points: PACKAGES.map(({ point }) => point),
    })
  })
}
