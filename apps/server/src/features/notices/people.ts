import type { Speaker } from '@gauntlet/contract/language/speaker'
import { namesText, READER } from '@gauntlet/contract/notices/text'
import type { NoticeParams } from '@gauntlet/contract/notices/texts'
import { nobodyTexts } from '@gauntlet/contract/profiles/texts'
import type { Executor } from '../../platform/database/database.ts'
import { listNames, listTeamNames } from './queries.ts'

/**
 * Ids of players whom a text names, by the word that stands for them in the text. A side stands under several:
 * 'winner', 'winner 2' and so on, with 'winner team' for its team.
 */
export type NoticePeople = Readonly<Record<string, string>>

const TEAM = ' team'

/** The players of a side, its captain first, under one word. A version that knew no sides names the captain. */
export const namedSide = (word: string, players: readonly string[], teamId: string | null = null): NoticePeople => ({
  ...Object.fromEntries(players.map((id, at) => [at === 0 ? word : `${word} ${at + 1}`, id])),
  ...(teamId !== null && { [word + TEAM]: teamId }),
})

/** A side of more players than this is named by its first ones, and how many more there are. */
const NAMED = 2

interface Known {
  userId: string
  /** The players whom the reader may see, and the teams. */
  names: ReadonlyMap<string, string>
  speaker: Speaker
}

/** The name for a word, both of a pair, or the name of a team; nothing where the reader may see nobody of them. */
function said(word: string, people: NoticePeople, { userId, names, speaker }: Known): NoticeParams {
  const keys = Object.keys(people).filter(key => key === word || /^ \d+$/.test(key.replace(word, '')))
  const ids = keys.flatMap(key => people[key] ?? [])
  if (ids.includes(userId)) return { [word]: READER }
  const seen = ids.flatMap(id => names.get(id) ?? [])
  if (seen.length === 0) return {}
  const team = names.get(people[word + TEAM] ?? '')
  if (team !== undefined) return { [word]: team }
  return { [word]: namesText(seen, speaker, NAMED), ...(seen.length > 1 && { [`${word}Count`]: String(seen.length) }) }
}

/**
 * The names that a notice tells one player, as they are now: `READER` for the reader and the reader's side, none for a
 * player whom the reader may not see. The text then does without. Of several it says how many: 'winnerCount'.
 */
export async function namesFor(
  executor: Executor,
  userId: string,
  notices: readonly NoticePeople[],
  speaker: Speaker,
): Promise<NoticeParams[]> {
  const all = notices.flatMap(people => Object.entries(people))
  const idsOf = (ofTeams: boolean) => [
    ...new Set(all.flatMap(([key, id]) => (key.endsWith(TEAM) === ofTeams && id !== userId ? [id] : []))),
  ]
  const [ids, teamIds] = [idsOf(false), idsOf(true)]
  const players = ids.length > 0 ? await listNames.all(executor, { userId, ids }) : []
  const teams = teamIds.length > 0 ? await listTeamNames.all(executor, { ids: teamIds }) : []
  const { formerPlayer } = speaker.texts(nobodyTexts)
  const names = new Map([...players, ...teams].map(({ id, name }) => [id, name ?? formerPlayer]))
  return notices.map(people => {
    const words = Object.keys(people).filter(key => !key.includes(' '))
    return Object.assign({}, ...words.map(word => said(word, people, { userId, names, speaker })))
  })
}
