import { genderOf } from '@gauntlet/rules/challenges/sides'
import { areKeptApart } from '@gauntlet/rules/people/relation'
import { newcomerRank, shownRank } from '@gauntlet/rules/ranks/state'
import type { TournamentViewer } from '@gauntlet/rules/tournaments/facts'
import type { Executor } from '../../platform/database/database.ts'
import { barredBy, strikesCountSince } from '../people/strikes.ts'
import { listPersons, type PersonRow } from './person-queries.ts'

/** A player, as the rules see them beside an organizer. */
const personOf = (person: PersonRow, organizerId: string, now: Date): TournamentViewer => ({
  id: person.id,
  blocked: person.id !== organizerId && (person.blocked || person.gone || person.organizer_gone),
  kept_apart: person.id !== organizerId && areKeptApart({ ...person, other_minor: person.organizer_minor }),
  plays_sport: person.plays,
  gender: genderOf(person.gender_name),
  apart_from: [],
  rank: person.mean === null ? newcomerRank(person.anchor) : shownRank({ held: person.mean }),
  provisional: !person.settled,
  barred_until: barredBy(person.strikes, now),
})

/** Players as the organizer's rules see them, by id; ids without a player are left out. */
export async function personsBeside(
  executor: Executor,
  { organizerId, sportId, now }: { organizerId: string; sportId: string; now: Date },
  ids: readonly string[],
): Promise<Map<string, { viewer: TournamentViewer; friend: boolean }>> {
  if (ids.length === 0) return new Map()
  const rows = await listPersons.all(executor, { organizerId, ids, sportId, since: strikesCountSince(now) })
  return new Map(rows.map(row => [row.id, { viewer: personOf(row, organizerId, now), friend: row.friend }]))
}
