import { DAY, type Millis } from '@gauntlet/contract/time'

/** Invitations into teams count for so long. */
export const ASKS_WITHIN: Millis = DAY
/** A player who has not looked is told of so many by the same player. */
const ASKS_TOLD = 5

/** Is a player told of being asked into a team? `unread` are those of which the same owner has told them of late. */
export const isToldOfAsk = (team: string, unread: readonly string[]): boolean =>
  unread.length < ASKS_TOLD && !unread.includes(team)
