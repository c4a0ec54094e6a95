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
  noSuchLevel: 'A level is 1 to 7.',
  otherLevel: 'A level is of a sport that is added.',
  levelTooLate: 'Your results tell how well you play.',
} as const

/** How well a player says they play, from 1, a beginner, to this. */
export const LEVELS = 7
const level = z
  .int(sportTexts.noSuchLevel)
  .check(z.minimum(1, sportTexts.noSuchLevel), z.maximum(LEVELS, sportTexts.noSuchLevel))

/** A sport by its name, as things that are about it tell it. */
export const sportNamed = z.strictObject({ id: id(), name: nameIn(sportNameTexts) })
/** A sport with a player's rank in it. */
export const rankInSport = z.strictObject({
  Sports: sportNamed,
  UsersSports: z.strictObject({ rank: z.int(), provisional: flagOut }),
})

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
    /** How far from the rank the true one probably is: it grows by the day after a result; null before the first. */
    deviation: z.nullable(z.int()),
    played: z.int(),
    wins: z.int(),
    /** Matches that ended level: nobody won them. */
    draws: z.int(),
    /** 1 with a numbered place on the leaderboard of the sport. */
    placed: flagOut,
    /** How many opponents count towards a place, up to those that it takes; null of others. */
    opponents: z.nullable(z.int()),
    /** The level that the viewer has declared; null where none is, and of others. */
    level: z.nullable(level),
    /** 1 where the viewer may declare one: before the first ranked result. */
    declares: flagOut,
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
    summary: 'Sports played one against one.',
    input: none,
    answer: z.array(sport),
  },
  team: {
    method: 'GET',
    path: '/sports/teamSports',
    access: 'public',
    summary: 'Sports played in teams.',
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
    summary:
      "Adds sports to the viewer's profile, with how well they are played: those left out stay. Of a sport without a ranked result the level may be changed.",
    input: z.strictObject({
      sports: z
        .array(id(sportTexts.unknownSport), sportTexts.selectSports)
        .check(z.minLength(1, sportTexts.selectSports), z.maxLength(100, sportTexts.unknownSport)),
      /** By sport; null takes one back. */
      levels: z.optional(z.record(id(sportTexts.otherLevel), z.nullable(level), sportTexts.noSuchLevel)),
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
