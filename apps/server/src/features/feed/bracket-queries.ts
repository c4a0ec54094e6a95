import type { Decider } from '@gauntlet/contract/brackets/status'
import type { Told } from '@gauntlet/rules/challenges/facts'
import { sql } from 'kysely'
import { oneOf } from '../../platform/database/lists.ts'
import { query } from '../../platform/database/query.ts'
import { cardColumns, cardTables } from '../cards/queries.ts'
import { friendshipOf, isBlockBetween, isMinor, player } from '../people/relation-queries.ts'
import { type KudosRow, kudosWhere, type PersonRow, relationColumns } from './queries.ts'

/** A match of a bracket with its tournament, the tournament's organizer in relation to the viewer, and its applause. */
export interface BracketResultRow extends KudosRow {
  /** Of its result in the log. */
  id: string
  tournament_id: string
  match: number
  title: string
  sport_name: string
  played_at: Date
  /** The ids of the players of both sides. */
  sides: string[][]
  /** The side that won; null where nobody has. */
  won: number | null
  /** Plain numbers of the two sides; nulls where none were told. */
  score1: number | null
  score2: number | null
  decided_by: Decider | null
  told: Told | null
  claimed_told: Told | null
  organizer_id: string
  organizer_minor: boolean
  organizer_friend: boolean
  organizer_blocked: boolean
}

export const listBracketResults = query(
  (_db, args: { ids: readonly string[]; viewerId: string }) =>
    sql<BracketResultRow>`
    select r.id, m.tournament_id, m.id as match, t.title, s.name as sport_name,
      (select p.played_at from bracket_plays p where p.result_id = r.id limit 1) as played_at, r.sides,
      case 'win' when m.opponent1 ->> 'result' then 0 when m.opponent2 ->> 'result' then 1 end as won,
      m.score1, m.score2,
      m.decided_by, m.told, m.claimed_told, t.organizer_id, ${isMinor('o')} as organizer_minor,
      f.accepted_at is not null as organizer_friend, ${isBlockBetween(sql`o.id`, sql`v.id`)} as organizer_blocked,
      ${kudosWhere(sql`k.tournament_id = m.tournament_id and k.match = m.id`)}
    from results r
    join bracket_matches m on m.tournament_id = r.tournament_id and m.id = r.match
    join tournaments t on t.id = r.tournament_id
    join sports s on s.id = r.sport_id
    join users o on o.id = t.organizer_id
    join users v on v.id = ${player(args.viewerId)}
    left join ${friendshipOf(sql`o.id`, sql`v.id`)}
    where r.id = ${oneOf(args.ids)}`,
)

export interface BracketCastRow extends PersonRow {
  result_id: string
}

export const listBracketCasts = query(
  (_db, args: { ids: readonly string[]; viewerId: string }) =>
    sql<BracketCastRow>`
    select p.result_id, ${cardColumns}, ${relationColumns(args.viewerId)}
    from bracket_plays p join users u on u.id = p.user_id
    ${cardTables}
    left join ${friendshipOf(sql`p.user_id`, player(args.viewerId))}
    where p.result_id = ${oneOf(args.ids)}`,
)
