import type { Speaker } from '@gauntlet/contract/language/speaker'
import { READER } from '@gauntlet/contract/notices/text'
import type { NoticeParams } from '@gauntlet/contract/notices/texts'
import { nobodyTexts } from '@gauntlet/contract/profiles/texts'
import type { Executor } from '../../platform/database/database.ts'
import { listNames } from './queries.ts'

/** Ids of players whom a text names, by the word that stands for them in the text. */
export type NoticePeople = Readonly<Record<string, string>>

/**
 * The names that a notice tells one player, as they are now: `READER` for the reader, none for a player whom the reader
 * may not see. The text then does without.
 */
export async function namesFor(
  executor: Executor,
  userId: string,
  notices: readonly NoticePeople[],
  speaker: Speaker,
): Promise<NoticeParams[]> {
  const ids = [...new Set(notices.flatMap(people => Object.values(people)))].filter(id => id !== userId)
  const rows = ids.length > 0 ? await listNames.all(executor, { userId, ids }) : []
  const { formerPlayer } = speaker.texts(nobodyTexts)
  const names = new Map(rows.map(({ id, name }) => [id, name ?? formerPlayer]))
  names.set(userId, READER)
  return notices.map(people =>
    Object.fromEntries(
      Object.entries(people).flatMap(([word, id]) => {
        const name = names.get(id)
        return name === undefined ? [] : [[word, name]]
      }),
    ),
  )
}
