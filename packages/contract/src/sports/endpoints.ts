import * as z from 'zod/mini'
import { endpoints } from '../endpoint.ts'
import { flag, flagOut, id } from '../fields.ts'
import { nameIn } from '../language/named.ts'
import { sportDescriptionTexts, sportNameTexts } from './names.ts'
import { scoringTable } from '../scores/format.ts'

export const sportTexts = {
  selectSports: 'Please Select Sports',
  unknownSport: 'We do not know this sport.',
  notYourSport: 'This sport is not on your profile.',
  ownOnly: 'You can change only your own sports.',
} as const

/** A sport by its name, as things that are about it tell it. */
export const sportNamed = z.strictObject({ id: id(), name: nameIn(sportNameTexts) })

const sportFacts = {
  id: id(),
  name: nameIn(sportNameTexts),
  description: nameIn(sportDescriptionTexts),
  kind: z.enum(['individual', 'team']),
}

export const sport = z.strictObject(sportFacts)
export type Sport = z.output<typeof sport>

/** A sport of a player. `rank` is shown with '?' while `provisional` is 1. */
export const userSport = z.strictObject({
  ...sportFacts,
  _joinData: z.strictObject({
    active: flagOut,
    rank: z.int(),
    provisional: flagOut,
    played: z.int(),
    wins: z.int(),
    /** Matches that ended level: nobody won them. */
    draws: z.int(),
  }),
})
export type UserSport = z.output<typeof userSport>

const none = z.strictObject({})

export const sports = endpoints({
  all: {
    method: 'GET',
    path: '/sports/sportsList',
    access: 'public',
    summary: 'All sports.',
    input: none,
    answer: z.array(sport),
  },
  single: {
    method: 'GET',
    path: '/sports/sportsListSingle',
    access: 'public',
    summary: 'The sports played one against one.',
    input: none,
    answer: z.array(sport),
  },
  team: {
    method: 'GET',
    path: '/sports/teamSports',
    access: 'public',
    summary: 'The sports played in teams.',
    input: none,
    answer: z.array(sport),
  },
  scoring: {
    method: 'GET',
    path: '/sports/scoring',
    access: 'public',
    summary: 'How results are entered, checked and shown: the formats of each sport, by its name.',
    input: none,
    answer: scoringTable,
    fixed: true,
  },
  own: {
    method: 'GET',
    path: '/sports/userSports',
    access: 'player',
    summary: "The viewer's sports.",
    input: none,
    answer: z.array(userSport),
  },
  active: {
    method: 'GET',
    path: '/sports/activeSports',
    access: 'player',
    summary: "The viewer's active sports.",
    input: none,
    answer: z.array(userSport),
  },
  add: {
    method: 'POST',
    path: '/users/add-sports',
    access: 'player',
    summary: "Adds sports to the viewer's profile; those left out stay.",
    input: z.strictObject({
      sports: z
        .array(id(sportTexts.unknownSport), sportTexts.selectSports)
        .check(z.minLength(1, sportTexts.selectSports), z.maxLength(100, sportTexts.unknownSport)),
      userId: z.optional(id()),
    }),
    answer: z.array(userSport),
  },
  setActive: {
    method: 'POST',
    path: '/users/update-sports-status',
    access: 'player',
    summary: "Switches one of the viewer's sports on or off.",
    input: z.strictObject({ sport_id: id(sportTexts.unknownSport), active: flag(), user_id: z.optional(id()) }),
    answer: userSport,
  },
})
