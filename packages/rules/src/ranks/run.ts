import { pairingsOf } from './arranged.ts'
import type { LogEntry, Snapshot } from './log.ts'
import { expectLeads } from './lead.ts'
import { LineUp } from './line-up.ts'
import type { NumberedLog } from './numbered-log.ts'
import { type Contender, meetingsOn, momentsBetween, remember } from './meetings.ts'
import { PairTable } from './pair-table.ts'
import { type Meetings, type Pair, pairsIn } from './pairs.ts'
import { check, checkPlayers, doneIn, type Match, rate } from './rate.ts'
import { Roster, sideKey } from './roster.ts'
import { newcomerOf, type SportState, type Start, startAfter } from './sport.ts'
import { ANCHOR_RESULTS, dayOf, type RatingState } from './state.ts'
import { States } from './states.ts'
import { Teller } from './told.ts'

/** The effect of one result: the ledger's entries, one a participant, are read off it. */
export interface Step {
  readonly entry: LogEntry
  /** The states before, for `explain`. */
  readonly match: Match
  /** As `entry.sides`; a state that is the very one of `match` did not move. */
  readonly after: readonly (readonly RatingState[])[]
  /** The sport before and after it. */
  readonly from: SportState
  readonly to: SportState
}

/** A sport while results are applied to it, one after the other. Players and sides have numbers in it. */
export class Run {
  readonly #roster: Roster
  readonly #states = new States()
  readonly #pairs: PairTable
  /** Those who were in a field, by side. */
  readonly #contenders = new Map<number, Contender>()
  readonly #teller: Teller
  #start: Start
  readonly #limited: boolean
  readonly #one = new LineUp(this.#states)
  readonly #two = new LineUp(this.#states)

  /**
   * Where it is not `limited`, two who meet in fields move each other's rank as often as they like: to measure. The
   * `log` is one whose players and pairs have numbers already.
   */
  constructor(
    from: Pick<Snapshot, 'sport' | 'players' | 'pairs' | 'meetings'>,
    { limited = true, log }: { limited?: boolean; log?: NumberedLog } = {},
  ) {
    const { telling, ...start } = from.sport
    this.#limited = limited
    this.#roster = log?.roster ?? new Roster()
    this.#pairs = new PairTable(log?.pairs)
    this.#teller = new Teller(telling)
    this.#start = start
    for (const [id, state] of Object.entries(from.players)) this.#states.write(this.#roster.player(id), state)
    this.#pairs.load(from.pairs, this.#roster)
    for (const { one, two, at } of from.meetings) remember(this.#contenderOf(one), this.#contenderOf(two), at)
  }

  #contenderOf(key: string): Contender {
    const side = this.#roster.sideOf(key)
    let contender = this.#contenders.get(side)
    if (!contender) this.#contenders.set(side, (contender = { key: this.#roster.keyOf(side), met: [] }))
    return contender
  }

  #stateOf(id: string, { levels }: LogEntry): RatingState {
    const player = this.#roster.player(id)
    return this.#states.has(player) ? this.#states.read(player) : newcomerOf(this.#start, levels?.[id] ?? null)
  }

  get sport(): SportState {
    return { ...this.#start, telling: this.#teller.telling() }
  }

  /** How often two sides have met, by their players. */
  meetings(one: readonly string[], two: readonly string[]): Meetings {
    return this.#pairs.meetings(this.#roster.sideOf(sideKey(one)), this.#roster.sideOf(sideKey(two)))
  }

  pairs = (): Pair[] => pairsIn(this.#pairs.columns(this.#roster))

  /** Applies a result; answers the log-odds that the first of two sides was told before, undefined of a field. */
  apply(entry: LogEntry): number | undefined {
    if (entry.sides.length === 2) return this.#applyTwo(entry)
    this.#applyField(entry)
    return undefined
  }

  /** Applies a result, and answers all that it did. */
  step(entry: LogEntry): Step {
    const from = this.sport
    if (entry.sides.length !== 2) return { entry, from, ...this.#applyField(entry), to: this.sport }
    const states = () => entry.sides.map(side => side.map(id => this.#stateOf(id, entry)))
    const sides = states()
    this.#applyTwo(entry)
    const { at, positions, score } = entry
    const match = { sides, positions, day: dayOf(at), score, weight: this.#pairs.weight }
    return { entry, match, after: states(), from, to: this.sport }
  }

  /** Applies the results of a log that has numbers for names. */
  applyAll(log: NumberedLog): void {
    const [own, other] = [this.#one, this.#two]
    for (let i = 0; i < log.size; i++) {
      const entry = log.entryAt(i)
      if (entry) {
        this.apply(entry)
        continue
      }
      log.callOne(i, own.players)
      log.callTwo(i, other.players)
      this.#welcome(own)
      this.#welcome(other)
      own.won = log.wonAt(i)
      own.lead = log.leadAt(i)
      this.#rateTwo(log.pairAt(i), log.dayAt(i))
    }
  }

  /** Each player of a side that is to be rated has a state from here on. */
  #welcome({ players }: LineUp): void {
    for (let i = 0; i < players.length; i++) {
      const player = players[i] ?? 0
      if (!this.#states.has(player)) this.#states.write(player, newcomerOf(this.#start, null))
    }
  }

  /** The players of a side that is to be rated, by their names. */
  #call({ players }: LineUp, ids: readonly string[], entry: LogEntry): void {
    if (players.length > ids.length) players.length = ids.length
    for (let i = 0; i < ids.length; i++) {
      const id = ids[i] ?? ''
      const player = this.#roster.player(id)
      players[i] = player
      if (!this.#states.has(player)) this.#states.write(player, newcomerOf(this.#start, entry.levels?.[id] ?? null))
    }
  }

  /** Whether the rank of everybody in a result has settled before it. */
  isSettled({ sides }: LogEntry): boolean {
    return sides.every(side => side.every(id => this.#states.isSettled(this.#roster.player(id))))
  }

  #applyTwo(entry: LogEntry): number {
    const { at, sides, positions } = entry
    const own = this.#one
    const other = this.#two
    const day = dayOf(at)
    check(sides, positions, day)
    checkPlayers(entry.id, sides)
    this.#call(own, sides[0] ?? [], entry)
    this.#call(other, sides[1] ?? [], entry)
    const { won, lead } = doneIn(entry)
    own.won = won
    own.lead = lead ?? NaN
    this.#rateTwo(this.#pairs.pairOf(this.#roster.side(own.players), this.#roster.side(other.players)), day)
    return this.#teller.told
  }

  /** Rates the two sides that were called, by the number of their pair and by what the first of them did. */
  #rateTwo(pair: number, day: number): void {
    const own = this.#one
    const other = this.#two
    own.stand(day)
    other.stand(day)
    other.won = 1 - own.won
    other.lead = -own.lead
    if (!Number.isNaN(own.lead)) expectLeads(own, other)
    this.#pairs.meet(pair, day)
    this.#teller.tell(own, other)
    own.rate(other, day, this.#pairs)
    other.rate(own, day, this.#pairs)
    this.#follow(own)
    this.#follow(other)
  }

  #follow({ players }: LineUp): void {
    for (let i = 0; i < players.length; i++) {
      const player = players[i] ?? 0
      if (this.#states.hasPlayed(player, ANCHOR_RESULTS))
        this.#start = startAfter(this.#start, this.#states.read(player))
    }
  }

  #applyField(entry: LogEntry): Pick<Step, 'match' | 'after'> {
    checkPlayers(entry.id, entry.sides)
    const match = this.#fieldOf(entry)
    const after = rate(match)
    entry.sides.forEach((ids, i) =>
      ids.forEach((id, m) => {
        const state = after[i]?.[m]
        // Somebody without a rated result is no player of the sport yet.
        if (!state || state === match.sides[i]?.[m]) return
        this.#states.write(this.#roster.player(id), state)
        this.#start = startAfter(this.#start, state)
      }),
    )
    return { match, after }
  }

  #fieldOf(entry: LogEntry): Match {
    const { at, positions } = entry
    const sides = entry.sides.map(side => side.map(id => this.#stateOf(id, entry)))
    const field = { sides, positions, day: dayOf(at), score: null, weight: 1 }
    if (!this.#limited) return field
    const contenders = entry.sides.map(side => this.#contenderOf(sideKey(side)))
    const { moving, unpaired } = pairingsOf(positions, at, (i, j) => {
      const a = contenders[i]
      const b = contenders[j]
      return a && b && momentsBetween(a, b)
    })
    for (const [i, j] of moving) {
      const a = contenders[i]
      const b = contenders[j]
      if (a && b) remember(a, b, at)
    }
    return { ...field, unpaired }
  }

  state(at: number): Pick<Snapshot, 'sport' | 'players' | 'pairs' | 'meetings'> {
    const states: [string, RatingState][] = []
    for (const [id, player] of this.#roster.players())
      if (this.#states.has(player)) states.push([id, this.#states.read(player)])
    return {
      sport: this.sport,
      players: Object.fromEntries(states),
      pairs: this.#pairs.columns(this.#roster),
      meetings: meetingsOn(this.#contenders.values(), at),
    }
  }
}
