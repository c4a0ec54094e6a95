import { say } from '../ui/say.ts'
import { Behind } from './behind.tsx'
import { purposeOf } from './purposes.ts'

/**
 * The reason to come here, by the screen that somebody comes from, in `words` about a purpose; where there is room,
 * with what that screen shows.
 */
export function Purpose({ search, words, roomy = false }: { search: string; words: string; roomy?: boolean }) {
  const purpose = purposeOf(search)
  return (
    purpose !== undefined && (
      <>
        <p className="soft">{say(words, { purpose })}</p>
        {roomy && <Behind search={search} />}
      </>
    )
  )
}
