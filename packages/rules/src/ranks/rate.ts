import { addPairing, attenuation, noEvidence, pairingWeight } from './model.ts'
import { type Position, type Side, scoreOf, type Strength, strengthOn } from './sides.ts'
import { ANCHOR_RANGE, type AnchorRange, absorb, anchorAfter, type RatingState, varianceOn } from './state.ts'

/** Two sides of a result, by index. */
export type Pairing = readonly [number, number]

/** A result as the engine reads it. No player may stand in it twice. */
export interface Match {
  readonly sides: readonly Side[]
  /** One a side; at least one side has a place. */
  readonly positions: readonly Position[]
  /** Whole days since 1970-01-01, not before any participant's last result. */
  readonly day: number
  /** Pairings that do not count (see arranged.ts). A side that none counts for stays as it is. */
  readonly unpaired?: readonly Pairing[]
}

export interface Rated {
  /** As `sides`: every member's state after the result. */
  readonly states: RatingState[][]
  readonly anchor: number
}

/** By side, the sides it is not paired with; undefined where every pairing counts. */
export function unpairedSides({ sides, unpaired = [] }: Match): ReadonlySet<number>[] | undefined {
  if (unpaired.length === 0) return undefined
  const found = sides.map(() => new Set<number>())
  for (const [a, b] of unpaired) {
    found[a]?.add(b)
    found[b]?.add(a)
  }
  return found
}

/** The score of side `i` against side `j`, or null where the two are not paired; `without` are i's of unpairedSides. */
export const pairedScore = (
  { positions }: Match,
  without: ReadonlySet<number> | undefined,
  i: number,
  j: number,
): number | null => (i === j || without?.has(j) ? null : scoreOf(positions[i] ?? null, positions[j] ?? null))

/** The attenuation for a member against another side: all that is uncertain but the member's own share. */
export const attenuationFor = (member: RatingState, day: number, share: number, own: Strength, other: Strength) =>
  attenuation(other.variance + (own.variance - share * share * varianceOn(member, day)))

const isPlace = (position: Position): boolean => position !== null

function check({ sides, positions, day }: Match): void {
  if (sides.length < 2) throw new RangeError('A result has at least two sides.')
  if (sides.length !== positions.length) throw new RangeError('A result has one position a side.')
  for (const side of sides) if (side.length === 0) throw new RangeError('A side has at least one player.')
  if (!positions.some(isPlace)) throw new RangeError('A result places at least one side.')
  if (!Number.isInteger(day)) throw new RangeError('A day is a whole number.')
}

function rateMember(
  match: Match,
  strengths: readonly Strength[],
  weight: number,
  without: ReadonlySet<number> | undefined,
  i: number,
  member: RatingState,
): RatingState {
  const own = strengths[i]
  if (!own) return member
  const share = 1 / (match.sides[i]?.length ?? 1)
  const evidence = noEvidence()
  let paired = false
  for (let j = 0; j < strengths.length; j++) {
    const score = pairedScore(match, without, i, j)
    const other = strengths[j]
    if (score === null || !other) continue
    paired = true
    const g = attenuationFor(member, match.day, share, own, other)
    addPairing(evidence, g, own.mean - other.mean, score, share, weight)
  }
  return paired ? absorb(member, match.day, evidence) : member
}

/** A player after a result against one other: `rateMember` without its loops. `score` as in `scoreOf`. */
export function rateDuel(own: RatingState, other: RatingState, score: number, day: number): RatingState {
  const evidence = noEvidence()
  addPairing(evidence, attenuation(varianceOn(other, day)), own.mean - other.mean, score, 1, 1)
  return absorb(own, day, evidence)
}

/**
 * The states after a result, all computed from the states before it, and the sport's newcomer anchor after it
 * (members are taken in the order of the sides). Newcomers take part as `newcomer(anchor)`.
 *
 * @throws RangeError for fewer than two sides, an empty side, no place at all, or a day that is not whole
 */
export function rate(match: Match & { readonly anchor: number; readonly anchorRange?: AnchorRange }): Rated {
  check(match)
  const { sides, day, anchorRange = ANCHOR_RANGE } = match
  const strengths: Strength[] = []
  for (const side of sides) strengths.push(strengthOn(side, day))
  const weight = pairingWeight(sides.length)
  const unpaired = unpairedSides(match)
  const states: RatingState[][] = []
  let { anchor } = match
  for (let i = 0; i < sides.length; i++) {
    const side = sides[i] ?? []
    const after: RatingState[] = []
    for (const before of side) {
      const state = rateMember(match, strengths, weight, unpaired?.[i], i, before)
      after.push(state)
      if (state !== before) anchor = anchorAfter(anchor, state, anchorRange)
    }
    states.push(after)
  }
  return { states, anchor }
}
