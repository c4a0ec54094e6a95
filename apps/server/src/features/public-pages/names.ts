import { isNamedInPublic } from '@gauntlet/rules/people/public-names'
import type { Executor } from '../../platform/database/database.ts'
import { listPublicNames, type PublicNameRow } from '../cards/queries.ts'
import { type Html, html } from '../../platform/pages/html.ts'
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

/** A text in which no line ends between a first name and the initial behind it. */
export const unbroken = (text: string): string => text.replaceAll(/ (?=\p{L}\.(?:[ ,:]|$))/gu, '\u00a0')

/** 'AL' of Ada L., 'AB' of Ada L. & Ben O. */
export const initialsOf = (name: string): string =>
  name
    .split(name.includes('&') ? ' & ' : ' ')
    .slice(0, 2)
    .map(part => Array.from(part)[0] ?? '')
    .join('')

export const HUES = 12

/** By the shown name and not the id: players who are not named are not told apart. */
const hueOf = (name: string): number =>
  Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 0) % HUES

/** The initials in a circle, beside the name; an empty circle where nobody stands yet. */
export const faceOf = (name: string | null): Html =>
  name === null
    ? html`<span class="face none"></span>`
    : html`<span class="face hue-${hueOf(name)}" aria-hidden="true">${initialsOf(name)}</span>`

export const faced = (name: string): Html => html`<span class="who">${faceOf(name)}<span>${name}</span></span>`
