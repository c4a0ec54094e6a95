import { say } from '../ui/say.ts'
import { purposeOf } from './purposes.ts'

/** The reason to come here, by the screen that somebody comes from, in `words` about a purpose. */
export function Purpose({ search, words }: { search: string; words: string }) {
  const purpose = purposeOf(search)
  return purpose !== undefined && <p className="soft">{say(words, { purpose })}</p>
}
