import * as z from 'zod/mini'
import { challenge } from './answer.ts'
import { fairSplit, named, openPlaces, playedLineup, SIDE_MAX, sideIndex, teamRecord } from './sides.ts'
import { lineupTexts } from './lineup-texts.ts'
import { challengeTexts } from './texts.ts'
import { type Limit, endpoints } from '../endpoint.ts'
import { id } from '../fields.ts'
import { guestName } from '../guests/forms.ts'
import { MINUTE } from '../time.ts'

const taps: readonly Limit[] = [{ by: 'account', max: 60, per: MINUTE }]
const nobody: string[] = []

/** The players among whom fair sides can be made. */
export const FAIR = { least: 4, most: 2 * SIDE_MAX } as const
const several = z.array(id(challengeTexts.unknownPlayer), challengeTexts.unknownPlayer).check(
  z.minLength(FAIR.least, lineupTexts.fairSidesOf),
  z.maxLength(FAIR.most, lineupTexts.fairSidesOf),
  z.refine(ids => new Set(ids).size === ids.length, lineupTexts.namedTwice),
)

const two = z
  .array(id(challengeTexts.unknownPlayer), challengeTexts.unknownPlayer)
  .check(z.length(2, lineupTexts.twoSides))

/** The rows of line-ups: captains name the players of their sides, who answer. */
export const lineups = endpoints({
  change: {
    method: 'POST',
    path: '/challenges/lineup',
    access: 'player',
    once: true,
    summary:
      'Before the start a captain names players for their own side, or takes them out: friends, who are asked; ' +
      'active members of the team, who are in; players who have asked to join. `need` is how many places anybody may ask for.' +
      ' `guest`, without anybody else, is the name of a person without an account who plays where nothing is ranked.',
    input: z.strictObject({
      id: id(),
      add: z._default(named, nobody),
      remove: z._default(named, nobody),
      /** Their own side: a captain who names the other is refused. */
      side: z.optional(sideIndex),
      need: z.optional(openPlaces),
      guest: z.optional(guestName),
    }),
    answer: challenge,
    message: lineupTexts.lineupChanged,
    limits: taps,
  },
  answer: {
    method: 'POST',
    path: '/challenges/lineup/answer',
    access: 'player',
    once: true,
    summary:
      "A player whom a captain named accepts or declines; 'dismissed' also leaves the side before the start, and after " +
      "it says 'I did not play', within 48 hours of being named in a report.",
    input: z.strictObject({ id: id(), status: z.enum(['accepted', 'dismissed'], challengeTexts.noSuchAnswer) }),
    answer: challenge,
    limits: taps,
  },
  fair: {
    method: 'POST',
    path: '/challenges/lineup/fair',
    access: 'player',
    summary: 'Of 4 to 22 players the two sides whose match is nearest to 50 : 50, by their ranks in a sport.',
    input: z.strictObject({
      sport: id(lineupTexts.chooseSport),
      ids: several,
      /** Two who play against each other: the captains. */
      apart: z.optional(two),
    }),
    answer: fairSplit,
    limits: [{ by: 'account', max: 30, per: MINUTE }],
  },
  rearrange: {
    method: 'POST',
    path: '/challenges/lineup/sides',
    access: 'player',
    once: true,
    summary: 'The issuer, as a captain, moves players between the sides before the start; both captains stay.',
    input: z.strictObject({ id: id(), sides: playedLineup }),
    answer: challenge,
    message: lineupTexts.sidesEven,
    limits: taps,
  },
  handOver: {
    method: 'POST',
    path: '/challenges/lineup/captain',
    access: 'player',
    once: true,
    summary: 'A captain makes another player of the side its captain, before the start.',
    input: z.strictObject({ id: id(), user_id: id(challengeTexts.unknownPlayer) }),
    answer: challenge,
    message: lineupTexts.handedOver,
    limits: taps,
  },
  ofTeam: {
    method: 'GET',
    path: '/teams/matches/{team_id}',
    access: 'player',
    summary: 'What a team has won, drawn and lost, and its latest matches.',
    input: z.strictObject({ team_id: id(lineupTexts.unknownTeam) }),
    answer: teamRecord,
  },
})
