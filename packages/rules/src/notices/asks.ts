import type { NoticeName, ToldKind } from '@gauntlet/contract/notices/texts'
import { DAY, type Millis } from '@gauntlet/contract/time'

/** Unread asks count for so long. */
export const ASKS_WITHIN: Millis = DAY
/** A player who has not looked is told of so many by the same player. */
const ASKS_TOLD = 5

/** The notices by which one player asks another for something. */
const asks: { [K in ToldKind]?: readonly NoticeName<K>[] } = {
  challenges: ['issued'],
  tournaments: ['walked_in'],
  events: ['invited'],
  friends: ['asked'],
  invitations: ['team', 'tournament', 'anyTeam'],
}

/** Each as 'kind.name'. */
export const ASKS: readonly string[] = Object.entries(asks).flatMap(([kind, names]) =>
  names.map(name => `${kind}.${name}`),
)

export const isAsk = (kind: string, name: string): boolean => ASKS.includes(`${kind}.${name}`)

/**
 * Is a player told that they are asked? Taking back and asking anew rings nobody's phone. `unread` are the links of
 * what the same player has asked of them of late in the same way.
 */
export const isToldOfAsk = (link: string, unread: readonly string[]): boolean =>
  unread.length < ASKS_TOLD && !unread.includes(link)
