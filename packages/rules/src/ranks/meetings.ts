import { PAIR_RESULTS, PAIR_WINDOW } from './arranged.ts'

/** Two sides moved each other's rank at `at` (milliseconds since 1970-01-01 UTC). A side is named by its `sideKey`. */
export interface Meeting {
  readonly one: string
  readonly two: string
  readonly at: number
}

/** A side with its recent meetings, oldest first. A meeting is kept by one of the two. */
export interface Contender {
  readonly key: string
  readonly met: { readonly opponent: Contender; readonly at: number }[]
}

/** When the two moved each other's rank of late; undefined for too seldom to matter. */
export function momentsBetween(a: Contender, b: Contender): number[] | undefined {
  if (a.met.length + b.met.length < PAIR_RESULTS) return undefined
  let moments: number[] | undefined
  for (const { opponent, at } of a.met) if (opponent === b) (moments ??= []).push(at)
  for (const { opponent, at } of b.met) if (opponent === a) (moments ??= []).push(at)
  return moments
}

/** Keeps a meeting with whoever has fewer to look through, and lets go of those that no longer matter. */
export function remember(a: Contender, b: Contender, at: number): void {
  const [keeper, opponent] = a.met.length <= b.met.length ? [a, b] : [b, a]
  while (keeper.met[0] && at - keeper.met[0].at >= PAIR_WINDOW) keeper.met.shift()
  keeper.met.push({ opponent, at })
}

/** The meetings that still matter at `at`, in one order whoever keeps them. */
export function meetingsOn(contenders: Iterable<Contender>, at: number): Meeting[] {
  const meetings: Meeting[] = []
  for (const { key, met } of contenders) {
    for (const meeting of met) {
      if (at - meeting.at >= PAIR_WINDOW) continue
      const other = meeting.opponent.key
      meetings.push({ one: key < other ? key : other, two: key < other ? other : key, at: meeting.at })
    }
  }
  return meetings.sort((a, b) => a.at - b.at || compare(a.one, b.one) || compare(a.two, b.two))
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
