import { sql } from 'kysely'
import { oneOf } from '../../platform/database/lists.ts'
import { query } from '../../platform/database/query.ts'
import { isAbsentFor, isBlockBetween, player } from '../people/relation-queries.ts'
import { askedColumns, type AskedRow, askedTables } from './issue-queries.ts'
import { strikesOf } from '../people/strike-queries.ts'

export interface TeamFor {
  owner_id: string
  sport_id: string
}

/** A team for which a match may be issued, where its owner is there for the viewer. */
export const findTeamFor = query(
  (_db, args: { id: string; viewerId: string }) =>
    sql<TeamFor>`
    select t.owner_id, t.sport_id from teams t join users u on u.id = t.owner_id
    where t.id = ${args.id}::uuid and t.active and (u.id = ${args.viewerId}::uuid or not ${isAbsentFor(args.viewerId)})`,
)

/** A player to be named for a side, as seen from whoever names them. */
export interface CandidateRow extends AskedRow {
  teammate: boolean
  apart: boolean
  strikes: Date[]
}

/** Of a match: whoever plays, and whoever a captain has asked. */
const isInMatch = sql`(p.state = 'accepted' or (p.role = 'lineup' and p.state = 'pending'))`

export const listCandidates = query(
  (
    _db,
    args: {
      challengeId: string
      sportId: string
      teamId: string | null
      viewerId: string
      ids: readonly string[]
      since: Date
    },
  ) =>
    sql<CandidateRow>`
    select ${askedColumns(args.viewerId)},
      exists (select from team_players t where t.team_id = ${args.teamId}::uuid and t.user_id = u.id
        and t.active and t.accepted_at is not null) as teammate,
      exists (select from (
          select id from unnest(${args.ids}::uuid[]) as id
          union select p.user_id from challenge_players p
          where p.challenge_id = ${args.challengeId}::uuid and ${isInMatch}
        ) o where o.id <> u.id and ${isBlockBetween(sql`u.id`, sql`o.id`)}) as apart,
      ${strikesOf(sql`u.id`, args.since)} as strikes
    from ${askedTables(args.viewerId, args.sportId)}
    where u.id = ${oneOf(args.ids)}`,
)

/** Whether a block lies between a player and another who is in the match. */
export const findApart = query(
  (_db, args: { challengeId: string; userId: string }) =>
    sql<{ apart: boolean }>`
    select exists (select from challenge_players p where p.challenge_id = ${args.challengeId}::uuid
      and p.user_id <> ${args.userId}::uuid and ${isInMatch}
      and ${isBlockBetween(sql`p.user_id`, player(args.userId))}) as apart`,
)
