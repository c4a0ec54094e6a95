import type { NoticeName, ToldKind } from '@gauntlet/contract/notices/texts'
import { DAY, type Millis } from '@gauntlet/contract/time'

/** Unread asks count for so long. */
export const ASKS_WITHIN: Millis = DAY
/** A player who has not looked is told of so many by the same player. */
const ASKS_TOLD = 5

/** The notices by which one player asks another for something; requests to be friends are counted by themselves. */
const asks: { [K in ToldKind]?: readonly NoticeName<K>[] } = {
  challenges: ['issued', 'recorded', 'asked_in', 'picked'],
  tournaments: ['walked_in', 'partner_asked'],
  events: ['invited'],
  invitations: ['team', 'tournament', 'anyTeam'],
}

/** Each as 'kind.name'. */
export const ASKS: readonly string[] = Object.entries(asks).flatMap(([kind, names]) =>
  names.map(name => `${kind}.${name}`),
)

export const isAsk = (kind: string, name: string): boolean => ASKS.includes(`${kind}.${name}`)

/** The notice by which somebody asks, as 'kind.name', and the link of the thing. */
export interface Ask {
  ask: string
  link: string
}

/**
 * Is a player told that they are asked? Taking back and asking anew rings nobody's phone. `unread` is what the same
 * player has asked of them of late.
 */
export const isToldOfAsk = ({ ask, link }: Ask, unread: readonly Ask[]): boolean =>
  unread.length < ASKS_TOLD && !unread.some(one => one.ask === ask && one.link === link)
