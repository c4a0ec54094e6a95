import { faceLookOf } from '@gauntlet/contract/profiles/hue'
import { isNamedInPublic } from '@gauntlet/rules/people/public-names'
import type { Executor } from '../../platform/database/database.ts'
import { listPublicNames, type PublicNameRow } from '../cards/queries.ts'
import { type Html, html } from '../../platform/pages/html.ts'
import { shortName } from '../profiles/present.ts'

/** Players as visitors read them: their names side by side, and the colour of their face. */
export interface Named {
  name: string
  look: string
}

/** Says how visitors read players, with `nameless` for each who is not named. */
export type NameOf = (...userIds: readonly string[]) => Named

export const publicPeople = (executor: Executor, ids: Iterable<string>): Promise<PublicNameRow[]> =>
  listPublicNames.all(executor, { ids: [...new Set(ids)] })

export function namesIn(people: readonly PublicNameRow[], nameless: string): NameOf {
  const names = new Map(
    people.map(row => [row.id, isNamedInPublic(row) ? shortName(row.first_name, row.last_name) : nameless]),
  )
  const nameOf = (id: string) => names.get(id) ?? nameless
  // The colour of a face is that of the app; players who are not named share one, and so are not told apart.
  return (...userIds) => ({
    name: userIds.map(nameOf).join(' & '),
    look: faceLookOf(userIds.map(nameOf).find(name => name !== nameless) ?? nameless, nameless),
  })
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

/** The initials in a circle, beside the name; an empty circle where nobody stands yet. */
export const faceOf = (named: Named | undefined): Html =>
  named === undefined
    ? html`<span class="face none"></span>`
    : html`<span class="face ${named.look}" aria-hidden="true">${initialsOf(named.name)}</span>`

export const faced = (named: Named): Html => html`<span class="who">${faceOf(named)}<span>${named.name}</span></span>`
