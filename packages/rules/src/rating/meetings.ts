import { PAIR_WINDOW } from './arranged.ts'

/** Two sides moved each other's rank at `at` (milliseconds since 1970-01-01 UTC). A side is named by `sideKey`. */
export interface Meeting {
  readonly one: string
  readonly two: string
  readonly at: number
}

/** Names a side by its players' ids, whatever their order; ids hold no tab. Another partner makes another side. */
export const sideKey = (players: readonly string[]): string =>
  players.length === 1 ? (players[0] ?? '') : players.toSorted().join('\t')

const ROOM = 4096

/** Who moved whose rank when. Forgets what is too old to matter, so that a long log does not pile up. */
export class Meetings {
  // Under the key that sorts first: a side's few recent meetings are found without naming the pair.
  readonly #recent = new Map<string, Meeting[]>()
  #room = ROOM

  constructor(meetings: readonly Meeting[]) {
    for (const { one, two, at } of meetings) this.#keep(one, two, at)
  }

  /** When the two moved each other's rank; undefined for never. */
  between(a: readonly string[], b: readonly string[]): number[] | undefined {
    const [one, two] = inOrder(sideKey(a), sideKey(b))
    let moments: number[] | undefined
    for (const meeting of this.#recent.get(one) ?? []) {
      if (meeting.two !== two) continue
      moments ??= []
      moments.push(meeting.at)
    }
    return moments
  }

  add(a: readonly string[], b: readonly string[], at: number): void {
    const [one, two] = inOrder(sideKey(a), sideKey(b))
    this.#keep(one, two, at)
    if (this.#recent.size > this.#room) {
      this.#forget(at)
      this.#room = Math.max(ROOM, 2 * this.#recent.size)
    }
  }

  /** Those that still matter at `at`. */
  on(at: number): Meeting[] {
    this.#forget(at)
    return [...this.#recent.values()].flat()
  }

  #keep(one: string, two: string, at: number): void {
    const meeting = { one, two, at }
    const meetings = this.#recent.get(one)
    if (!meetings) this.#recent.set(one, [meeting])
    else {
      // In order of time: the old ones stand in front.
      while (meetings[0] && at - meetings[0].at >= PAIR_WINDOW) meetings.shift()
      meetings.push(meeting)
    }
  }

  #forget(at: number): void {
    for (const [key, meetings] of this.#recent) {
      const recent = meetings.filter(meeting => at - meeting.at < PAIR_WINDOW)
      if (recent.length > 0) this.#recent.set(key, recent)
      else this.#recent.delete(key)
    }
  }
}

const inOrder = (a: string, b: string): readonly [string, string] => (a < b ? [a, b] : [b, a])
