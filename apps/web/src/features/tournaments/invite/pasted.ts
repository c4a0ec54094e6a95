import { emailIn, type Pick } from '../../../people/picks.ts'

/** The people in a pasted list, each once, and the lines that name nobody, or more than one. */
export interface Pasted {
  picks: Pick[]
  unknown: string[]
}

/** Letters without accents and case, one space between words: 'José  Díaz' and 'jose diaz' are the same. */
export const folded = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()

/** A line without its number, bullet or comma; the e-mail alone of 'Ben Baker <ben@example.com>'. */
function entryIn(line: string): string {
  const bare = line
    .replace(/^\s*(?:\d+[.)]|[-*•])\s+/, '')
    .replace(/[,;]\s*$/, '')
    .trim()
  return /<([^<>\s]+@[^<>\s]+)>$/.exec(bare)?.[1] ?? bare
}

/** Reads a list with one name or e-mail a line; names are those of friends. */
export function readList(text: string, friends: readonly Pick[]): Pasted {
  const picks = new Map<string, Pick>()
  const unknown: string[] = []
  for (const entry of text.split(/\r?\n/).map(entryIn)) {
    if (entry === '') continue
    const email = emailIn(entry)
    const named = friends.filter(({ name }) => folded(name) === folded(entry))
    const [friend] = named
    if (email !== undefined) picks.set(email, { key: email, name: email, image: null })
    else if (friend && named.length === 1) picks.set(friend.key, friend)
    else unknown.push(entry)
  }
  return { picks: [...picks.values()], unknown }
}
