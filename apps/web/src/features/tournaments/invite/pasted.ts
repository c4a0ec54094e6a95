import { emailIn, type Pick } from '../../../people/picks.ts'
import * as texts from '../texts.ts'

/** The people in a pasted list, each once, and the lines that name nobody, or more than one. */
export interface Pasted {
  picks: Pick[]
  unknown: string[]
}

/** The fault of an entry that names nobody: no address, the viewer, or somebody who is no friend. */
export function faultOf(entry: string, viewer: string): string {
  if (entry.includes('@')) return texts.notAnEmail
  return folded(entry) === folded(viewer) ? texts.thatIsYou : texts.notOneOfYourFriends
}

/** Whether an entry that names nobody may be the name of a guest. */
export const mayBeGuest = (entry: string, viewer: string): boolean =>
  faultOf(entry, viewer) === texts.notOneOfYourFriends

/** Letters without accents and case, one space between words: 'José  Díaz' and 'jose diaz' are the same. */
export const folded = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()

/** Apart at a comma or semicolon, as a mail program lists them; one within quotes belongs to a name. */
const ENTRIES = /(?:"[^"]*"|[^,;"]|")+/g

/** An entry without its number or bullet; the e-mail alone of 'Ben Baker <ben@example.com>'. */
function entryIn(line: string): string {
  const bare = line.replace(/^\s*(?:\d+[.)]|[-*•])\s+/, '').trim()
  return /<([^<>\s]+@[^<>\s]+)>$/.exec(bare)?.[1] ?? bare
}

/** Reads a list of names and e-mails; names are those of friends. */
export function readList(text: string, friends: readonly Pick[]): Pasted {
  const picks = new Map<string, Pick>()
  const unknown: string[] = []
  for (const entry of text
    .split(/\r?\n/)
    .flatMap(line => line.match(ENTRIES) ?? [])
    .map(entryIn)) {
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
