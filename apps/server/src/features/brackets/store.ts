import { type BracketFacts, undecidedIn, userOf } from '@gauntlet/rules/brackets/facts'
import type { Millis } from '@gauntlet/contract/time'
import { newsBetween } from '@gauntlet/rules/brackets/following'
import type { BracketTold } from '@gauntlet/rules/brackets/playing'
import { placesOf } from '@gauntlet/rules/brackets/placings'
import { nextDue } from '@gauntlet/rules/brackets/results'
import type { TournamentFacts } from '@gauntlet/rules/tournaments/facts'
import { userIds } from '@gauntlet/rules/tournaments/sides'
import { endByBracket } from '@gauntlet/rules/tournaments/reporting'
import type { Transaction } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { tell } from '../notices/tell.ts'
import { aboutTournament, tournamentLink } from '../tournaments/notices.ts'
import { storeChange, termsOf } from '../tournaments/persist.ts'
import type { ShownRow } from '../tournaments/queries.ts'
import { markUnseen } from '../tournaments/unseen-queries.ts'
import { peopleFor } from '../draws/news.ts'
import * as queries from '../draws/queries.ts'
import { countMatches } from '../draws/results.ts'
import { rowFrom } from '../draws/rows.ts'
import { type BracketState, bracketFacts } from '../draws/state.ts'

interface Change {
  row: ShownRow
  /** The tournament as it was last written, and as it is now. */
  stored: TournamentFacts
  tournament: TournamentFacts
  before: BracketState
  after: BracketState
  /** The player who did it; null for a step that time took. */
  actor: string | null
  notify: readonly BracketTold[]
}

async function storeMatches(tx: Transaction, { row, before, after }: Change): Promise<void> {
  const had = new Set(before.matches.map(match => JSON.stringify(rowFrom(match))))
  const changed = after.matches.map(match => JSON.stringify(rowFrom(match))).filter(text => !had.has(text))
  if (changed.length > 0) await queries.putMatches.affected(tx, { id: row.id, matches: `[${changed.join(',')}]` })
}

/** Tells of a bracket in nobody's name: a match goes on whomever its players block. */
export async function tellOfBracket(
  tx: Transaction,
  services: Services,
  {
    row,
    tournament,
    actor,
    notify,
    after,
  }: Pick<Change, 'row' | 'tournament' | 'actor' | 'notify'> & {
    /** Undefined if there is no bracket any more. */
    after: BracketState | undefined
  },
): Promise<void> {
  const news = notify
    .map(told => ({ about: told, ids: told.user_ids.filter(id => id !== actor) }))
    .filter(({ ids }) => ids.length > 0)
  const params = aboutTournament(termsOf(row), tournament.start)
  const link = tournamentLink(row.id)
  const aheadBy = tournament.status === 'Upcoming' ? tournament.organizer_id : undefined
  for (const { about, ids } of news) {
    await markUnseen.affected(tx, { id: row.id, ids })
    // In nobody's name, as the texts have it: a match goes on whomever its players block.
    const told = { kind: 'tournaments', name: about.notice, actor: null, aheadBy, params, link } as const
    for (const id of ids)
      await tell(tx, services, [id], { ...told, people: after ? peopleFor(about, id, after, tournament) : {} })
  }
  services.live.touch(tx, [...new Set([tournament.organizer_id, ...userIds(tournament.places)])], row.id)
}

/** With its last match a tournament ends by itself: the places in the bracket are its report. */
async function endWith(tx: Transaction, services: Services, facts: BracketFacts, change: Change): Promise<void> {
  const { row, stored, actor } = change
  const placings = placesOf(facts).map(({ seed, place }) => ({ user_id: userOf(facts, seed), position: place }))
  const ended = endByBracket(stored, placings, services.clock.now().getTime())
  await storeChange(tx, services, { row, before: stored, ...ended, actor })
}

/** How much is left to play, and when time does the next thing. */
export const storeProgress = (tx: Transaction, id: string, facts: BracketFacts, now: Millis): Promise<number> => {
  const due = nextDue(facts, now)
  return queries.storeProgress.affected(tx, {
    id,
    undecided: undecidedIn(facts).length,
    dueAt: due === null ? null : new Date(due),
  })
}

const hasDecided = ({ matches }: BracketFacts): boolean => matches.some(({ decided_by }) => decided_by !== null)

/**
 * Stores the outcome of an act or of time in a bracket, tells of it, and pushes it to everybody who plays. With the
 * last match the tournament ends too.
 */
export async function storeBracket(tx: Transaction, services: Services, change: Change): Promise<void> {
  const { row, tournament, before, after } = change
  const { id } = row
  await storeMatches(tx, change)
  const were = new Set(before.entrants.flatMap(({ seed, withdrawn }) => (withdrawn ? [seed] : [])))
  for (const { seed, withdrawn } of after.entrants)
    if (withdrawn && !were.has(seed)) await queries.markWithdrawn.affected(tx, { id, seed })
  const facts = bracketFacts(after)
  const now = services.clock.now().getTime()
  await storeProgress(tx, id, facts, now)
  const notify = [...change.notify, ...newsBetween(bracketFacts(before), facts)]
  await tellOfBracket(tx, services, { ...change, notify })
  const counts = tournament.ended !== 'void' && (hasDecided(bracketFacts(before)) || hasDecided(facts))
  const counted = { id, sportId: row.sport_id, ranked: tournament.ranked }
  if (counts) await countMatches(tx, services, counted, after, now)
  if (tournament.status === 'Reporting' && undecidedIn(facts).length === 0) await endWith(tx, services, facts, change)
}
