import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import { endings } from '@gauntlet/contract/scores/endings'
import type { ChallengeFacts } from '../challenges/facts.ts'
import { areKeptApart, type Meeting } from '../people/relation.ts'

/** A player of a match, in relation to the reader of a feed. */
export interface FeedPlayer {
  yourself: boolean
  friend: boolean
  /** Under 18. */
  minor: boolean
  /** One of the two blocks the other, or the player's account is closed or suspended. */
  apart: boolean
  /** The player's own choice. */
  in_feeds: boolean
}

/** A friend appears, and so does any adult who played a friend; nobody who does not want to. */
const appears = ({ friend, minor, apart, in_feeds }: FeedPlayer): boolean => in_feeds && !apart && (friend || !minor)

/**
 * Is a match a result of the reader's feed? It counts, a friend played in it and the reader did not, and everybody who
 * played may appear there: one player who does not keeps it out.
 */
export const isInFeed = (
  { status, ending }: Pick<ChallengeFacts, 'status' | 'ending'>,
  players: readonly FeedPlayer[],
): boolean =>
  status === S.complete &&
  endings[ending ?? 'played'].counts &&
  !players.some(({ yourself }) => yourself) &&
  players.some(({ friend }) => friend) &&
  players.every(appears)

/** Is a player of the match told who applauded it? Whoever is under 18 hears of friends alone, and so is heard of. */
export const hearsApplause = ({ apart, ...meeting }: Meeting & { apart: boolean }): boolean =>
  !apart && !areKeptApart(meeting)
