import { sql } from 'kysely'
import { oneOf } from '../../platform/database/lists.ts'
import { query } from '../../platform/database/query.ts'
import { isHiddenFrom, isReachable } from '../people/relation-queries.ts'
import type { RatedRow } from './log.ts'
import type { LearnedState } from './sport-state.ts'

export interface ChangeRow {
  tournament_id: string
  mean_before: number
  mean_after: number
}

export const listChangesInTournaments = query(
  (_db, args: { tournamentIds: readonly string[]; userId: string }) =>
    sql<ChangeRow>`
    select r.tournament_id, e.mean_before, e.mean_after
    from results r join rank_entries e on e.result_id = r.id
    where r.tournament_id = ${oneOf(args.tournamentIds)} and e.user_id = ${args.userId}::uuid
      and e.superseded_in is null order by e.seq`,
)

/** The player or challenge asked about: null where there is no such thing, or the player is hidden. */
export const findSubject = query(
  (_db, args: { sportId: string; userId: string; viewerId: string }) =>
    sql<{ anchor: number | null; mean: number | null; shown: boolean }>`
    select s.anchor, p.mean,
      exists (select from users u where u.id = ${args.userId}::uuid
        and (${isReachable()} or u.deleted_at is not null or u.id = ${args.viewerId}::uuid)
        and not ${isHiddenFrom(args.viewerId)}) as shown
    from (select ${args.sportId}::uuid as id) asked
    left join sports s on s.id = asked.id
    left join player_sports p on p.sport_id = s.id and p.user_id = ${args.userId}::uuid`,
)

/** Somebody in a sport that they share with the viewer, or the viewer there. */
export interface SharedSportRow extends RatedRow {
  sport_id: string
  name: string
  anchor: number
  rank_state: LearnedState | null
  user_id: string
  /** How often the two have met, faded to a day; null where never. */
  met_n: number | null
  met_day: number | null
}

/** The sports that two players both play, each with both of them. */
export const listSharedSports = query(
  (_db, args: { viewerId: string; userId: string }) =>
    sql<SharedSportRow>`
    select s.id as sport_id, s.name, s.anchor, s.rank_state, p.user_id,
      p.mean, p.rated_mean, p.variance, p.rated_day, p.results, p.settled, p.level, m.n as met_n, m.day as met_day
    from player_sports mine
    join player_sports theirs on theirs.sport_id = mine.sport_id and theirs.user_id = ${args.userId}::uuid
      and theirs.active
    join player_sports p on p.sport_id = mine.sport_id and p.user_id in (mine.user_id, theirs.user_id)
    join sports s on s.id = mine.sport_id
    left join rank_pairs m on m.sport_id = s.id
      and m.one = least(mine.user_id, theirs.user_id)::text and m.two = greatest(mine.user_id, theirs.user_id)::text
    where mine.user_id = ${args.viewerId}::uuid and mine.active and theirs.user_id <> mine.user_id
    order by lower(s.name) collate "C", s.id`,
)

/** The history to read: a player's, in a sport, and of one challenge where it is named. */
export interface WhoseHistory {
  sportId: string
  userId: string
  challengeId: string | null
}

export const countHistory = query(
  (_db, args: WhoseHistory) =>
    sql<{ total: number }>`
    select count(*) as total from rank_entries
    where user_id = ${args.userId}::uuid and sport_id = ${args.sportId}::uuid and superseded_in is null
      and (${args.challengeId}::uuid is null
        or result_id in (select id from results where challenge_id = ${args.challengeId}::uuid))`,
)

export const listHistory = query(
  (_db, args: WhoseHistory & { limit: number; offset: number }) =>
    sql<{ result_id: string }>`
      select result_id from rank_entries
      where user_id = ${args.userId}::uuid and sport_id = ${args.sportId}::uuid and superseded_in is null
        and (${args.challengeId}::uuid is null
          or result_id in (select id from results where challenge_id = ${args.challengeId}::uuid))
      order by effective_at desc, seq desc limit ${args.limit} offset ${args.offset}`,
)

export interface HistoryEntryRow {
  result_id: string
  user_id: string
  effective_at: Date
  challenge_id: string | null
  tournament_id: string | null
  positions: (number | null)[]
  score: [number, number] | null
  /** As a logarithm, when it was recorded; null where chances were told as they are computed. */
  steepness: number | null
  side: number
  member: number
  unpaired: number[]
  /** Null where the engine before wrote the entry, as is what was computed with. */
  weight: number | null
  mean_before: number
  rated_before: number | null
  variance_before: number
  day_before: number | null
  results_before: number
  settled_before: boolean
}

/** The entries of everyone in some results: what an explanation is made of. */
export const listEntriesOf = query(
  (_db, args: { resultIds: readonly string[] }) =>
    sql<HistoryEntryRow>`
    select e.result_id, e.user_id, e.effective_at, r.challenge_id, r.tournament_id, r.positions, r.score,
      r.steepness, e.side, e.member, e.unpaired, e.weight, e.mean_before, e.rated_before, e.variance_before,
      e.day_before, e.results_before, e.settled_before
    from rank_entries e join results r on r.id = e.result_id
    where e.result_id = ${oneOf(args.resultIds)} and e.superseded_in is null
    order by e.result_id, e.side, e.member`,
)
