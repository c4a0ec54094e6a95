import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** One line for the compiler: a type that has to be `true`, and what it is about. */
export interface Claim {
  about: string
  type: string
}

const root = fileURLToPath(new URL('../../../../../', import.meta.url))
const server = join(root, 'apps/server/src')

/**
 * A claim may be narrower than what the database knows (a text that is one of three), and as wide as it likes.
 * `unknown` claims nothing. Whether an item of an array may be null the database does not tell. A statement without
 * rows has `never` for a row.
 */
const HELPERS = `
import type { Insertable, Selectable } from 'kysely'
import type { Query } from '${server}/platform/database/query.ts'
import type { Tables } from '${server}/platform/database/tables.ts'
export type Document = { readonly [key: string]: unknown } | object
export type Row<Q> = Q extends Query<infer Of, infer _> ? Of : never
export type Args<Q> = Q extends Query<infer _, infer Of> ? Of : never
export type Selected<Name> = Name extends keyof Tables ? Selectable<Tables[Name]> : unknown
export type Inserted<Name> = Name extends keyof Tables ? Insertable<Tables[Name]> : unknown
type Item<T> = T extends readonly (infer Each)[] ? readonly NonNullable<Each>[] : T
type Keys<Of> = Of extends unknown ? keyof Of : never
type Value<Of, Name> = Of extends unknown ? Name extends keyof Of ? Of[Name] : never : never
type Agrees<Claim, Real> = [Claim] extends [Real] ? true : [Real] extends [Claim] ? true : { claimed: Claim; real: Real }
export type Column<Of, Name extends string, Real> = Name extends Keys<Of>
  ? Agrees<Item<NonNullable<Value<Of, Name>>>, Item<Real>> : { claimed: 'no such column'; real: Real }
export type Declared<Of, Name extends string, Real> = Name extends Keys<Of> ? Column<Of, Name, Real> : true
export type Nullable<Of, Name extends string> = Name extends Keys<Of>
  ? null extends Value<Of, Name> ? true : { claimed: Value<Of, Name>; real: null } : true
export type Present<Of, Name extends string> = unknown extends Of ? true
  : null extends Value<Of, Name> ? { claimed: null; real: 'not null' } : true
export type Demanded<Of, Name extends string> = unknown extends Of ? true
  : undefined extends Value<Of, Name> ? { claimed: 'has a default'; real: 'has none' } : true
export type Rest<Of, Names> = [Exclude<Keys<Of>, Names>] extends [never] ? true
  : { claimed: Exclude<Keys<Of>, Names>; real: 'no such column' }
export type Parameter<Of, Name extends string, Real> = Name extends keyof Of
  ? [Exclude<Of[Name], null | undefined>] extends [Real] ? true : { claimed: Of[Name]; real: Real }
  : { claimed: 'no such argument'; real: Real }
`
  .trim()
  .split('\n')

/** Has the compiler look at all claims at once; answers with the wrong ones and what the compiler says of them. */
export function wrongClaims(imports: readonly string[], claims: readonly Claim[]): Map<string, string> {
  const cache = join(root, 'node_modules/.cache/gauntlet')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'claims-'))
  try {
    const head = [...imports, ...HELPERS]
    const lines = claims.map(({ type }, at) => `export const c${at}: ${type} = true`)
    writeFileSync(join(folder, 'claims.ts'), `${[...head, ...lines].join('\n')}\n`)
    const config = {
      extends: join(root, 'tsconfig.json'),
      compilerOptions: { noUnusedLocals: false, noUnusedParameters: false },
      files: ['claims.ts'],
      // Nobody imports the features' tables.
      include: [join(server, '**/tables.ts')],
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
    return new Map(compile(folder).map(error => complaint(error, claims, head.length)))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function compile(folder: string): string[] {
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const options = ['-p', folder, '--pretty', 'false', '--noErrorTruncation']
  const { stdout, error } = spawnSync(process.execPath, [tsc, ...options], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (error) throw error
  return stdout.split('\n').filter(line => /^\S.*error TS/.test(line))
}

function complaint(error: string, claims: readonly Claim[], head: number): [string, string] {
  const [, line, said = ''] = /claims\.ts\((\d+),\d+\): error TS\d+: (.*)$/.exec(error) ?? []
  const claim = claims[Number(line) - head - 1]
  if (!claim) throw new Error(`The claims cannot be compiled: ${error}`)
  return [claim.about, /'\{ (claimed.*); \}'/.exec(said)?.[1] ?? said]
}
