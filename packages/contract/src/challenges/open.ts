import * as z from 'zod/mini'
import { challenge } from './answer.ts'
import { sideIndex } from './sides.ts'
import { challengeTexts } from './texts.ts'
import { type Limit, endpoints } from '../endpoint.ts'
import { id, nothing } from '../fields.ts'
import { MINUTE } from '../time.ts'

const taps: readonly Limit[] = [{ by: 'account', max: 60, per: MINUTE }]
const one = z.strictObject({ id: id() })
const ofChallenge = z.strictObject({ challenge_id: id() })

/** The rows of open challenges: players join, and the issuer accepts them or turns them down. */
export const openChallenges = endpoints({
  mine: {
    method: 'GET',
    path: '/challenges/mymatches',
    access: 'player',
    summary:
      'Open challenges that the viewer issued or joined: those ahead by their start, then past ones, the latest first.',
    input: nothing,
    answer: z.array(challenge),
  },
  participants: {
    method: 'GET',
    path: '/challenges/viewMatches/{id}',
    access: 'player',
    summary: 'An open challenge with those who joined; a direct one is not found.',
    input: one,
    answer: challenge,
  },
  join: {
    method: 'POST',
    path: '/challenges/challengeJoin',
    access: 'player',
    once: true,
    summary: 'Joins an open challenge, in a match of sides for one of them; its issuer answers.',
    input: z.strictObject({ challenge_id: id(), side: z.optional(sideIndex) }),
    // The session says who asks.
    ignores: ['user_id'],
    answer: challenge,
    message: challengeTexts.joined,
    limits: taps,
  },
  unjoin: {
    method: 'POST',
    path: '/challenges/challengeUnJoin',
    access: 'player',
    once: true,
    summary: 'Leaves an open challenge.',
    input: ofChallenge,
    // The session says who asks.
    ignores: ['user_id'],
    answer: challenge,
    message: challengeTexts.unjoined,
    limits: taps,
  },
  answer: {
    method: 'POST',
    path: '/challenges/challengeStatusUpate',
    access: 'player',
    once: true,
    summary: 'The issuer accepts a player who joined, or turns them down.',
    input: z.strictObject({
      challenge_id: id(),
      user_id: id(challengeTexts.unknownPlayer),
      status: z.enum(['accepted', 'dismissed'], challengeTexts.noSuchAnswer),
    }),
    answer: challenge,
    limits: taps,
  },
  waiting: {
    method: 'GET',
    path: '/challenges/totalMatchesRequest',
    access: 'player',
    summary:
      'How many open challenges wait for the viewer: issued, with somebody to answer; joined, and changed since the viewer looked.',
    input: nothing,
    answer: z.strictObject({ count: z.int() }),
    polled: true,
  },
})
