import * as z from 'zod/mini'

const name = z.string().check(z.minLength(1))
const names = z.array(name).check(z.minLength(1))
const whole = z.int().check(z.minimum(0))
const several = z.int().check(z.minimum(1))

/** Every format has these. `from` and `until` are the days between which a sport offers it first. */
const every = {
  id: z.string().check(z.regex(/^[a-z0-9_]{1,20}$/)),
  name,
  /** Court time with warm-up. */
  minutes: several,
  /** As other programs write it (CODES, matchUpFormat); absent where that grammar cannot say it. */
  code: z.optional(name),
  /** False where it is not in the rules of the sport. */
  official: z.optional(z.literal(false)),
  from: z.optional(z.iso.date()),
  until: z.optional(z.iso.date()),
}

/** How one segment (a set, a game to 11) is won. */
export const segmentRules = z.strictObject({
  unit: name,
  target: several,
  win_by: several,
  /** Whoever reaches it has won, whatever the lead. */
  cap: z.nullable(several),
  /** Points come in bunches: the winner may stand so far above the target. */
  overshoot: whole,
  /** At `at` all, one more unit decides, which is won in points of its own. */
  tiebreak: z.nullable(z.strictObject({ at: several, target: several, win_by: several })),
})
export type SegmentRules = z.output<typeof segmentRules>

const setsFormat = z.strictObject({
  kind: z.literal('sets'),
  ...every,
  best_of: several,
  segment: segmentRules,
  /** The rules of the last possible segment, where they differ. */
  final: z.optional(segmentRules),
  /** Other scores of the last possible segment, by the points of winner and loser: 1–0 for one that nobody counted. */
  also_final: z.optional(z.array(z.tuple([whole, whole]))),
})

const pointsFormat = z.strictObject({
  kind: z.literal('points'),
  ...every,
  unit: name,
  /** Null where the most points win when the time, the innings or the games are over. */
  target: z.nullable(several),
  win_by: several,
  cap: z.nullable(several),
  overshoot: whole,
  /** A winner stands at the target, never above. */
  exact: z.boolean(),
  /** The time can be up before the target is reached. */
  early_end: z.boolean(),
  /** All sides together make so many. */
  sum: z.nullable(several),
  step: z.number().check(z.positive()),
  min: whole,
  max: several,
  /** Overrides the sport's. */
  draw: z.optional(z.boolean()),
  /** Partners change, and all players keep their own points. */
  rotating: z.optional(z.literal(true)),
  /** The points are the total of so many parts. */
  parts: z.optional(z.strictObject({ count: several, max: several })),
  periods: z.optional(z.strictObject({ label: name, counts: z.array(several) })),
  extra_time: z.optional(z.literal(true)),
  shootout: z.optional(z.strictObject({ max: several })),
  methods: z.optional(names),
  /** A lead that ends the match. */
  technical: z.optional(several),
  /** The methods that name a winner where the points are level, or say otherwise. */
  tie_by: z.optional(names),
})

const timeFormat = z.strictObject({
  kind: z.literal('time'),
  ...every,
  lower_wins: z.literal(true),
  /** Times are told in steps of it. */
  precision_ms: several,
  distance_m: z.optional(z.nullable(several)),
  min_ms: several,
  max_ms: several,
  /** Places alone are enough. */
  places_only: z.optional(z.literal(true)),
})

const strokesFormat = z.strictObject({
  kind: z.literal('strokes'),
  ...every,
  lower_wins: z.literal(true),
  holes: several,
  min: several,
  max: several,
  per_hole: z.strictObject({ min: several, max: several }),
})

const resultFormat = z.strictObject({
  kind: z.literal('result'),
  ...every,
  outcomes: z.array(z.enum(['win', 'draw'])).check(z.minLength(1)),
  /** How it can be won. */
  methods: z.optional(names),
  draw_methods: z.optional(names),
  margin_form: z.optional(z.strictObject({ form: z.literal('up_and_to_play'), holes: several })),
  rounds: z.optional(z.strictObject({ count: several, minutes: several })),
  cards: z.optional(z.strictObject({ judges: several })),
  points: z.optional(z.strictObject({ max: several, advantages_max: several })),
})

export const scoreFormat = z.discriminatedUnion('kind', [
  setsFormat,
  pointsFormat,
  timeFormat,
  strokesFormat,
  resultFormat,
])
export type ScoreFormat = z.output<typeof scoreFormat>
export type SetsFormat = z.output<typeof setsFormat>
export type PointsFormat = z.output<typeof pointsFormat>
export type TimeFormat = z.output<typeof timeFormat>
export type StrokesFormat = z.output<typeof strokesFormat>
export type ResultFormat = z.output<typeof resultFormat>

const forfeit = z.union([z.array(z.tuple([whole, whole])), z.tuple([whole, whole])])

/** How the results of one sport are entered, checked and shown. */
export const sportScoring = z.strictObject({
  /** That of the sport. */
  name,
  family: name,
  sides: z.strictObject({ players: z.array(several).check(z.minLength(1)), max_sides: several }),
  draw: z.boolean(),
  default_format: name,
  words: z.strictObject({ segment: name, unit: name }),
  /** The key of the order of a group's table. */
  standings: name,
  /** The part of a score that a rating reads: the units of all segments, the points of both sides, nothing. */
  margin: z.enum(['units', 'difference', 'none']),
  /** How a walkover stands in a group's table. */
  forfeit: z.optional(forfeit),
  sources: names,
  formats: z.array(scoreFormat).check(z.minLength(1)),
})
export type SportScoring = z.output<typeof sportScoring>

/** How a group's table is ordered. */
export const standing = z.strictObject({
  points: z.optional(z.record(z.string(), z.number())),
  first: z.optional(z.literal('wins')),
  order: z.optional(z.enum(['sum ascending', 'sum descending'])),
  ties: names,
})
export type Standing = z.output<typeof standing>

export const scoringTable = z.strictObject({
  standings: z.record(z.string(), standing),
  sports: z.array(sportScoring),
})
export type ScoringTable = z.output<typeof scoringTable>
