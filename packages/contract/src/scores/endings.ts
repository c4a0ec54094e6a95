/** How a match came to its end. */
export const endingCodes = [
  'played',
  'retired',
  'clock',
  'walkover',
  'default',
  'double_walkover',
  'abandoned',
] as const
export type Ending = (typeof endingCodes)[number]

interface EndingFacts {
  /** It is among the matches played, and among the wins of whoever won. */
  readonly counts: boolean
  readonly moves_rank: boolean
  /** A score is whole, or only as far as it went, or there is none. It may always be left out. */
  readonly score: 'whole' | 'partial' | 'none'
}

export const endings: Record<Ending, EndingFacts> = {
  played: { counts: true, moves_rank: true, score: 'whole' },
  // One gives up: the other wins.
  retired: { counts: true, moves_rank: true, score: 'partial' },
  // Time is up: whoever leads wins.
  clock: { counts: true, moves_rank: true, score: 'partial' },
  walkover: { counts: true, moves_rank: false, score: 'none' },
  // Somebody is sent off, or does not come back.
  default: { counts: true, moves_rank: false, score: 'partial' },
  double_walkover: { counts: false, moves_rank: false, score: 'none' },
  // The score is kept, to be resumed.
  abandoned: { counts: false, moves_rank: false, score: 'partial' },
}
