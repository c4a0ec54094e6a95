import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'
import type { KudosColumns } from './tables.ts'

/** A challenge, or a match of a bracket, which stays the same one when its result is corrected. */
export type Applauded =
  | { challenge_id: string; tournament_id: null; match: null }
  | { challenge_id: null; tournament_id: string; match: number }

export const giveKudos = query((db, args: KudosColumns) =>
  db
    .insertInto('kudos')
    .values({
      challenge_id: args.challenge_id,
      tournament_id: args.tournament_id,
      match: args.match,
      user_id: args.user_id,
      given_at: args.given_at,
    })
    .onConflict(clash => clash.doNothing()),
)

export const takeKudosBack = query(
  (_db, args: Omit<KudosColumns, 'given_at'>) => sql`
    delete from kudos where user_id = ${args.user_id}::uuid and (challenge_id = ${args.challenge_id}::uuid
      or (tournament_id = ${args.tournament_id}::uuid and match = ${args.match}::int))`,
)

/** The match that an id of the feed is of, also where its result has been taken back since. */
export const findApplauded = query(
  (_db, args: { id: string }) => sql<Applauded>`
    select id as challenge_id, null::uuid as tournament_id, null::int as match from challenges where id = ${args.id}::uuid
    union all
    select null, tournament_id, match from results where id = ${args.id}::uuid and match is not null`,
)

/**
 * The players of a match of a bracket who have no other applause of the viewer's in that tournament: what they are told
 * of it is about the tournament.
 */
export const listPlayersOfMatch = query(
  (_db, args: { tournamentId: string; match: number; viewerId: string }) => sql<{ user_id: string }>`
    select p.user_id from results r join bracket_plays p on p.result_id = r.id
    where r.tournament_id = ${args.tournamentId}::uuid and r.match = ${args.match}::int
      and not exists (
        select from kudos k join results o on o.tournament_id = k.tournament_id and o.match = k.match
        join bracket_plays q on q.result_id = o.id
        where k.tournament_id = r.tournament_id and k.user_id = ${args.viewerId}::uuid and q.user_id = p.user_id)`,
)
