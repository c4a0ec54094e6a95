import { readFile } from 'node:fs/promises'
import * as z from 'zod'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import * as queries from './queries.ts'

const FILE = new URL('../../../data/sports.json', import.meta.url)
const sportSeeds = z.array(
  z.strictObject({
    name: z.string().trim().min(1).max(60),
    description: z.string().trim().max(2000),
    kind: z.enum(['individual', 'team']),
    side: z.array(z.int().min(1)).min(1),
    result: z.enum(['match', 'placement']),
  }),
)

const GENDERS = ['Male', 'Female', 'Other']
const PACKAGES = [
  { amount: 5, point: 50 },
  { amount: 10, point: 110 },
  { amount: 20, point: 250 },
]

export type SportSeed = z.output<typeof sportSeeds>[number]

/** The sports of a file's text; throws an Error that says where it is wrong. */
export function readSports(text: string): SportSeed[] {
  const read = sportSeeds.safeParse(JSON.parse(text))
  if (!read.success) throw new Error(z.prettifyError(read.error))
  const names = new Set(read.data.map(({ name }) => name))
  if (names.size < read.data.length) throw new Error('A sport is there twice.')
  return read.data
}

/** Adds the sports that are new; of the others, the description follows. */
export async function putSports(tx: Transaction, sports: readonly SportSeed[], now: Date): Promise<{ added: number }> {
  const before = await queries.listSportAnchors.all(tx)
  await queries.seedSports.affected(tx, {
    ids: sports.map(() => newId(now)),
    names: sports.map(sport => sport.name),
    descriptions: sports.map(sport => sport.description),
    kinds: sports.map(sport => sport.kind),
    sides: sports.map(sport => `{${sport.side.join(',')}}`),
    results: sports.map(sport => sport.result),
  })
  const known = new Set(before.map(({ name }) => name))
  return { added: sports.filter(({ name }) => !known.has(name)).length }
}

/** Loads the reference data; safe at every start and on several nodes at once. */
export async function seedReferenceData(db: Database, now: Date): Promise<void> {
  const sports = readSports(await readFile(FILE, 'utf8'))
  const ids = (rows: readonly unknown[]) => rows.map(() => newId(now))
  await db.transaction(async tx => {
    await putSports(tx, sports, now)
    await queries.seedGenders.affected(tx, { ids: ids(GENDERS), names: GENDERS })
    await queries.seedPackages.affected(tx, {
      ids: ids(PACKAGES),
      amounts: PACKAGES.map(({ amount }) => amount),
      points: PACKAGES.map(({ point }) => point),
    })
  })
}
