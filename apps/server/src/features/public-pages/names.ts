import { isNamedInPublic } from '@gauntlet/rules/people/public-names'
import type { Executor } from '../../platform/database/database.ts'
import { listPublicNames, type PublicNameRow } from '../cards/queries.ts'
import { shortName } from '../profiles/present.ts'

/** Says how visitors read players: their names side by side, or `nameless` for each who is not named. */
export type NameOf = (...userIds: readonly string[]) => string

export const publicPeople = (executor: Executor, ids: Iterable<string>): Promise<PublicNameRow[]> =>
  listPublicNames.all(executor, { ids: [...new Set(ids)] })

export function namesIn(people: readonly PublicNameRow[], nameless: string): NameOf {
  const names = new Map(
    people.map(row => [row.id, isNamedInPublic(row) ? shortName(row.first_name, row.last_name) : nameless]),
  )
  return (...userIds) => userIds.map(id => names.get(id) ?? nameless).join(' & ')
}

/** 'AL' of Ada L., 'AB' of Ada L. & Ben O. */
export const initialsOf = (name: string): string =>
  name
    .split(name.includes('&') ? ' & ' : ' ')
    .slice(0, 2)
    .map(part => Array.from(part)[0] ?? '')
    .join('')
