// Matches and brackets for tests, of five players.
import type { Bracket, BracketMatch } from '@gauntlet/contract/brackets/answer'

export const HIDDEN = { kind: 'hidden' } as const
export const ALLOWED = { kind: 'allowed' } as const
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve']

export const match = (
  id: number,
  place: readonly [BracketMatch['part'], number, number],
  sides: BracketMatch['sides'],
  change: Partial<BracketMatch> = {},
): BracketMatch => ({
  id,
  part: place[0],
  round: place[1],
  number: place[2],
  score_format: 'bo3',
  state: sides.includes(null) ? 'open' : 'ready',
  sides,
  score: null,
  told: null,
  scores_differ: false,
  draw: 0,
  winner: null,
  decided_by: null,
  report: null,
  claim: null,
  later: [],
  actions: { report: HIDDEN, dispute: HIDDEN, decide: HIDDEN, correct: HIDDEN, take_score: HIDDEN },
  ...change,
})
export const bracketOf = (matches: BracketMatch[], change: Partial<Bracket> = {}): Bracket => ({
  id: 'open',
  format: 'single_elimination',
  sport: { id: 'tennis', name: 'Tennis Singles' },
  score_format: 'bo3',
  round_formats: [],
  drawn: 1,
  players: NAMES.map((full_name, index) => ({
    seed: index + 1,
    id: full_name,
    full_name,
    short_name: full_name,
    image: null,
    partners: [],
    rank: 500,
    withdrawn: 0,
    guest: 0,
  })),
  matches,
  undecided: 1,
  placings: [],
  points: [],
  ties: [],
  places: [],
  seed: 1,
  organizer_seed: null,
  actions: { draw: HIDDEN, withdraw: HIDDEN, disqualify: HIDDEN, walk_in: HIDDEN },
  ...change,
})

/** Both players told of it. */
export const PLAYED = { state: 'decided', decided_by: 'players' } as const
