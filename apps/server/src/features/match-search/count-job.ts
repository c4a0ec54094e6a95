import { HOUR, MINUTE } from '@gauntlet/contract/time'
import type { Executor } from '../../platform/database/database.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Services } from '../../platform/services.ts'
import {
  countCells,
  countSpots,
  countTowns,
  findLastTown,
  listSportIds,
  type Span,
  takeDueCount,
} from './place-queries.ts'

/** Squares of a degree, numbered eastward within each degree of latitude; -1 holds players without a place. */
const SQUARES = { first: -360, last: 180 * 360, bite: 5 * 360 }
const TOWNS_AT_ONCE = 1000

function* spans(first: number, last: number, bite: number): Generator<Span> {
  for (let from = first; from < last; from += bite) yield { from, upto: from + bite }
}

/**
 * Counts how much there is to find where: in each square, at each rank of each sport, in each town. It counts a part
 * at a time, each from an index that has it in order: in one statement, three million rows outlast the time that a
 * statement may take.
 */
async function countAnew(db: Executor): Promise<void> {
  for (const span of spans(SQUARES.first, SQUARES.last, SQUARES.bite)) await countCells.affected(db, span)
  const { last } = await findLastTown.one(db)
  for (const span of spans(0, last + 1, TOWNS_AT_ONCE)) await countTowns.affected(db, span)
  for (const { id } of await listSportIds.all(db)) await countSpots.affected(db, { sportId: id })
}

/** Counts anew once an hour, on whichever node comes first. */
export const countMatchesJob = ({ db, clock }: Pick<Services, 'db' | 'clock'>): Job => ({
  name: 'count-matches',
  everyMs: 5 * MINUTE,
  async run() {
    const now = clock.now()
    const due = await takeDueCount.first(db, { now, next: new Date(now.getTime() + HOUR) })
    if (due) await countAnew(db)
  },
})
