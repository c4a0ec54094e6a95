import * as z from 'zod/mini'
import { userCard } from '../cards/answer.ts'
import { type Limit, endpoints } from '../endpoint.ts'
import { fieldTexts, flag, id, nothing } from '../fields.ts'
import { fill } from '../language/fill.ts'
import { foundPlayer, friendFilter } from '../people-search/endpoints.ts'
import { MINUTE } from '../time.ts'

export const friendTexts = {
  noneFound: 'No friend found',
  failed: 'Something went wrong',
} as const

/**
 * The friendship between the viewer and another player: none · asked by the viewer · has asked the viewer · a friend.
 */
export const friendStatuses = ['none', 'sent', 'received', 'friend'] as const
export type FriendStatus = (typeof friendStatuses)[number]

export const friendReasonCodes = [
  'yourself',
  'unknown',
  'blocked',
  'already_friends',
  'already_asked',
  'asks_first',
  'asked_lately',
  'daily_limit',
  'nothing_there',
] as const
export type FriendReason = (typeof friendReasonCodes)[number]

/** The texts of refusals. A player who has blocked the viewer is as unknown as one who does not exist. */
export const friendReasons: Record<FriendReason, string> = {
  yourself: 'You cannot be your own friend.',
  unknown: 'We do not know this player.',
  blocked: 'You have blocked this player.',
  already_friends: 'You are friends.',
  already_asked: 'You asked to be friends.',
  asks_first: 'Players under 18 ask first.',
  asked_lately: 'You asked this player in the last 7 days. Please wait a while.',
  daily_limit: 'You have asked 40 players in 24 hours. Please wait a while.',
  nothing_there: 'There is no request between you.',
}

/** More than this is no tap of a player. */
export const FRIENDS_A_CALL = 20
const taps: readonly Limit[] = [{ by: 'account', max: 60, per: MINUTE }]

const friendStatus = z.enum(friendStatuses)
export const friendCard = z.strictObject({ ...userCard.shape, friends: friendStatus })
export type FriendCard = z.output<typeof friendCard>

/** A friend with the sport in which the two are closest, as among players who were found; absent of others. */
export const listedFriend = z.extend(friendCard, {
  _matchingData: z.optional(foundPlayer.shape._matchingData),
  chance: z.optional(foundPlayer.shape.chance),
  draw_chance: foundPlayer.shape.draw_chance,
})
export type ListedFriend = z.output<typeof listedFriend>

export const friends = endpoints({
  send: {
    method: 'POST',
    path: '/UsersFriends/sendFriendsRequest',
    access: 'player',
    once: true,
    summary: 'Asks or accepts (active 1); withdraws, declines or ends (active 0). All of them or, refused, none.',
    input: z.strictObject({
      friends: z
        .array(
          z.strictObject({ id: id(friendReasons.unknown), active: flag() }, friendReasons.unknown),
          friendReasons.unknown,
        )
        .check(z.maxLength(FRIENDS_A_CALL, fill(fieldTexts.players, { max: FRIENDS_A_CALL }))),
    }),
    /** Those who were named, as they stand now. */
    answer: z.strictObject({ friends: z.array(friendCard) }),
    limits: taps,
  },
  list: {
    method: 'GET',
    path: '/UsersFriends/friendsList',
    access: 'player',
    summary:
      'Players who ask the viewer, friends, and players whom the viewer has asked; each group by name. Friends with rank and chance where the two are closest.',
    input: nothing,
    answer: z.array(listedFriend),
  },
  search: {
    method: 'POST',
    path: '/UsersFriends/searchFriends',
    access: 'player',
    summary: 'Players found by the friend filter, the nearest first, each with the friendship to the viewer.',
    input: friendFilter,
    answer: z.array(z.strictObject({ ...foundPlayer.shape, friends: friendStatus })),
    paged: true,
  },
  addFriend: {
    method: 'GET',
    path: '/challenges/addfriend/{id}',
    access: 'player',
    once: true,
    summary: 'Asks the other player of a challenge to be friends, or accepts where that player has asked.',
    input: z.strictObject({ id: id() }),
    answer: z.strictObject({ friend_status: friendStatus }),
    changes: true,
    limits: taps,
  },
})
