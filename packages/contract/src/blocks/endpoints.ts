import * as z from 'zod/mini'
import { userCard } from '../cards/answer.ts'
import { endpoints } from '../endpoint.ts'
import { flag, flagOut, id, instant, nothing, WHOLE_MAX } from '../fields.ts'
import { MINUTE } from '../time.ts'
import { nameIn } from '../language/named.ts'
import { sportNameTexts } from '../sports/names.ts'

export const blockTexts = {
  blocked: 'Player blocked.',
  unblocked: 'Player unblocked.',
  youBlocked: 'You have blocked this player.',
  noneBlocked: 'No blocked players.',
} as const

export const blockReasonCodes = ['yourself', 'unknown', 'too_many'] as const
export type BlockReason = (typeof blockReasonCodes)[number]

/** As many as the list of them answers with. */
export const BLOCKS_MAX = WHOLE_MAX

export const blockReasons: Record<BlockReason, string> = {
  yourself: 'You cannot block yourself.',
  unknown: 'We do not know this player.',
  too_many: `You have blocked ${BLOCKS_MAX} players, which is as many as there can be.`,
}

/** How somebody gets out of a thing that they share with a player whom they have blocked. */
export const partingActs = ['cancel', 'remove', 'leave'] as const
export type PartingAct = (typeof partingActs)[number]

/** Something ahead that two players are both in. */
export const sharedThing = z.object({
  kind: z.literal(['challenge', 'tournament', 'event']),
  id: id(),
  /** The sport of a challenge, the title of everything else. */
  title: nameIn(sportNameTexts),
  start_date: instant,
  timezone: z.string(),
  location: z.string(),
  state: z.string(),
  act: z.literal(partingActs),
})
export type SharedThing = z.output<typeof sharedThing>

export const blocks = endpoints({
  set: {
    method: 'POST',
    path: '/users/block',
    access: 'player',
    summary: 'Blocks a player (active 1) or unblocks (0); to do it twice changes nothing. The player is not told.',
    input: z.strictObject({ user_id: id(blockReasons.unknown), active: flag() }),
    answer: z.strictObject({ user_id: id(), active: flagOut }),
    limits: [{ by: 'account', max: 60, per: MINUTE }],
  },
  list: {
    method: 'GET',
    path: '/users/blocked',
    access: 'player',
    summary: 'The players whom the viewer has blocked, by name.',
    input: nothing,
    answer: z.array(userCard),
  },
  shared: {
    method: 'GET',
    path: '/users/blocked/shared/{id}',
    access: 'player',
    summary:
      'Challenges, tournaments and events ahead with both the viewer and a player whom they have blocked, the soonest first; empty for any other player.',
    input: z.strictObject({ id: id(blockReasons.unknown) }),
    answer: z.array(sharedThing),
  },
})
