import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'
import { viewerColumns, viewerTables } from '../challenges/queries.ts'
import type { ViewerRow } from '../challenges/tables.ts'
import { behindBlocks, friendshipsOf, isMinor, player } from '../people/relation-queries.ts'
import type { RatedRow } from '../ranks/log.ts'
import { partnersOf } from '../ranks/partner-queries.ts'
import type { SportStateRow } from '../ranks/sport-state.ts'

/** A sport that is looked for, and how the viewer stands in it: null for a player without a ranked result. */
export interface SportRow extends RatedRow, SportStateRow {
  id: string
  /** How many sports there are. */
  of_all: number
}

/** No ids: all sports. */
export const listSports = query(
  (_db, args: { viewerId: string; sportIds: readonly string[] }) =>
    sql<SportRow>`
    select s.id, s.name, s.anchor, s.rank_state, p.mean, p.rated_mean, p.variance, p.rated_day, p.results, p.settled,
      p.level, (select count(*) from sports) as of_all
    from sports s left join player_sports p on p.sport_id = s.id and p.user_id = ${args.viewerId}::uuid
    where cardinality(${args.sportIds}::uuid[]) = 0 or s.id = any(${args.sportIds}::uuid[])
    order by s.id`,
)

export interface SearcherRow extends ViewerRow {
  /** Whoever blocks the viewer or is blocked. */
  hidden_ids: string[]
  /**
   * The challenges ahead in which somebody of those is and the viewer does not play: they are not there either. Nor are
   * those that turned the viewer down: their venue is told to the viewer no more, and small circles would tell it.
   */
  hidden_challenge_ids: string[]
  /** The only ones that are there for a viewer under 18: those of friends. Null for everybody else. */
  only_challenge_ids: string[] | null
  /** The pairs that the viewer is of: '<sport> <partner>' each. */
  partners: string[]
  /** The genders that a filter may name. */
  gender_ids: string[]
}

/** The player who searches; strikes since then. */
export const findSearcher = query(
  (_db, args: { viewerId: string; since: Date }) =>
    sql<SearcherRow>`
    select ${viewerColumns(args.since)},
      array(select id::text from (${behindBlocks(player(args.viewerId))}) b) as hidden_ids,
      array(select q.challenge_id::text from (${behindBlocks(player(args.viewerId))}) b
        join challenge_players q on q.user_id = b.id and q.status in ('1', '2') and q.state <> 'withdrawn'
        where not exists (select from challenge_players mine where mine.challenge_id = q.challenge_id
          and mine.user_id = ${player(args.viewerId)} and mine.state = 'accepted')
        union
        select q.challenge_id::text from challenge_players q
        where q.user_id = ${player(args.viewerId)} and q.status in ('1', '2') and q.state = 'declined')
        as hidden_challenge_ids,
      case when ${isMinor('v')} then array(
        select m.challenge_id::text from (${friendshipsOf(player(args.viewerId))}) f
        join match_challenges m on m.issuer_id = f.id where f.accepted_at is not null) end as only_challenge_ids,
      array(${partnersOf(player(args.viewerId))}) as partners,
      array(select id::text from genders) as gender_ids
    from ${viewerTables} where v.id = ${player(args.viewerId)}`,
)
