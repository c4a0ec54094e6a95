import type { UserCard } from '@gauntlet/contract/cards/answer'
import type { RankEntry } from '@gauntlet/contract/ranks/endpoints'
import { type Explanation, explain } from '@gauntlet/rules/ranks/explain'
import type { Match, Pairing } from '@gauntlet/rules/ranks/rate'
import { dayOf, shownRank } from '@gauntlet/rules/ranks/state'
import { newTelling, type Telling } from '@gauntlet/rules/ranks/told'
import { stateBefore } from './log.ts'
import type { HistoryEntryRow } from './read-queries.ts'

const oneDecimal = (value: number) => Math.round(value * 10) / 10 || 0
const twoDecimals = (value: number) => Math.round(value * 100) / 100

/** The rows of one result by side, in the order of sides and members. */
const bySide = (rows: readonly HistoryEntryRow[]): HistoryEntryRow[][] => [
  ...Map.groupBy(rows, row => row.side).values(),
]

function matchOf(rows: readonly HistoryEntryRow[], own: HistoryEntryRow): Match {
  const { positions, score, weight, effective_at } = own
  const unpaired = rows.flatMap(row => row.unpaired.map((other): Pairing => [row.side, other]))
  return {
    sides: bySide(rows).map(side => side.map(stateBefore)),
    positions,
    day: dayOf(effective_at.getTime()),
    score,
    weight: weight ?? 1,
    unpaired,
  }
}

/** How chances were told when the result was recorded. */
function tellingThen({ steepness }: HistoryEntryRow): Telling {
  const first = newTelling(false)
  return { ...first, steepness: { ...first.steepness, log: steepness ?? first.steepness.log } }
}

const leadOf = ({ lead }: Explanation): RankEntry['lead'] =>
  lead && {
    own: lead.score[0],
    other: lead.score[1],
    measured: Math.round(lead.measured) || 0,
    expected: Math.round(lead.expected) || 0,
  }

/** One result of the history of `userId`, explained from the entries of all who played; none where it has none. */
export function presentEntry(
  rows: readonly HistoryEntryRow[],
  userId: string,
  cards: ReadonlyMap<string, UserCard>,
): RankEntry[] {
  const own = rows.find(row => row.user_id === userId)
  if (!own) return []
  const match = matchOf(rows, own)
  const telling = tellingThen(own)
  const told = explain(match, telling, own.side, own.member)
  // Those who had used up their results were met all the same.
  const met = explain({ ...match, unpaired: [] }, telling, own.side, own.member).opponents
  const movedBy = new Map(told.opponents.map(({ side, moved }) => [side, moved]))
  const sides = bySide(rows)
  const mates = rows.filter(row => row.side === own.side && row !== own)
  return [
    {
      id: own.result_id,
      created: own.effective_at.toISOString(),
      challenge_id: own.challenge_id,
      tournament_id: own.tournament_id,
      before: told.before.rank,
      after: told.after.rank,
      change: told.change,
      provisional: told.after.provisional ? 1 : 0,
      counted: told.opponents.length > 0 ? 1 : 0,
      chance: told.chance,
      deviation: { before: told.before.deviation, after: told.after.deviation },
      uncertainty: oneDecimal(told.uncertaintyWeight),
      weight: twoDecimals(told.weight),
      meeting: told.meeting,
      lead: leadOf(told),
      kept: told.kept ? 1 : 0,
      partners: mates.flatMap(row => {
        const user = cards.get(row.user_id)
        return user ? [{ user, rank: shownRank({ held: row.mean_before }) }] : []
      }),
      opponents: met.map(({ side, ranks, outcome, chance }) => ({
        players: (sides[side] ?? []).flatMap((row, i) => {
          const user = cards.get(row.user_id)
          const rank = ranks[i]
          return user && rank !== undefined ? [{ user, rank }] : []
        }),
        outcome,
        chance,
        moved: oneDecimal(movedBy.get(side) ?? 0),
      })),
    },
  ]
}
