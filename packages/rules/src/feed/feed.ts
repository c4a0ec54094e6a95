import { endings, type Ending } from '@gauntlet/contract/scores/endings'
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

/** The organizer of a tournament, in relation to the reader of a feed. */
export interface FeedOrganizer extends Pick<FeedPlayer, 'yourself' | 'friend' | 'minor'> {
  /** One of the two blocks the other. */
  blocked: boolean
}

/** A match of a challenge or of a bracket. */
export interface FeedMatch {
  /** It is over, and its result stands. */
  over: boolean
  /** Null where it was played to its end. */
  ending: Ending | null
  /** Of the tournament whose bracket it is of; null for a challenge. */
  organizer: FeedOrganizer | null
}

/** A friend appears, and so does any adult who played a friend; nobody who does not want to. */
const appears = ({ friend, minor, apart, in_feeds }: FeedPlayer): boolean => in_feeds && !apart && (friend || !minor)

/** A result tells of its tournament, so it is told to those who may look at that without a place in it. */
const isOpenTo = ({ yourself, friend, minor, blocked }: FeedOrganizer): boolean =>
  yourself || (!blocked && (friend || !minor))

/**
 * Is a match a result of the reader's feed? It counts, a friend played in it and the reader did not, and everybody who
 * played may appear there: one player who does not keeps it out.
 */
export const isInFeed = ({ over, ending, organizer }: FeedMatch, players: readonly FeedPlayer[]): boolean =>
  over &&
  endings[ending ?? 'played'].counts &&
  (organizer === null || isOpenTo(organizer)) &&
  !players.some(({ yourself }) => yourself) &&
  players.some(({ friend }) => friend) &&
  players.every(appears)

/** Is a player of the match told who applauded it? Whoever is under 18 hears of friends alone, and so is heard of. */
export const hearsApplause = ({ apart, ...meeting }: Meeting & { apart: boolean }): boolean =>
  !apart && !areKeptApart(meeting)
