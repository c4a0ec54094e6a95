import { sql } from 'kysely'
import { oneOf } from '../../platform/database/lists.ts'
import { query } from '../../platform/database/query.ts'
import type { PlaceColumns } from '../tournaments/tables.ts'

/** A place, as far as the rules look at it. */
type Place = Pick<PlaceColumns, 'user_id' | 'state' | 'asked_by' | 'captain_id' | 'asker_id' | 'team_id' | 'position'>

/** In the order in which they came. */
export const listPlaces = query(
  (_db, args: { id: string }) => sql<Place>`
    select user_id, state, asked_by, captain_id, asker_id, team_id, position
    from tournament_players where tournament_id = ${args.id}::uuid order by added_at, user_id`,
)

/** Matches of brackets: one is in play once a player of it is known, and until it is decided. */
const IN_PLAY = sql`status between 1 and 3`

/** Of each drawn tournament the first round of its main part in which a match is in play, and how many there are. */
export const listRounds = query(
  (_db, args: { ids: readonly string[] }) => sql<{ tournament_id: string; round: number | null; rounds: number }>`
    select tournament_id, min(round) filter (where ${IN_PLAY}) as round, max(round) as rounds
    from bracket_matches where tournament_id = ${oneOf(args.ids)} and group_number = 1 group by tournament_id`,
)

/** Of each tournament the first few who are in it, one of each side, in the order in which they came. */
export const listFirstIn = query(
  (_db, args: { ids: readonly string[]; each: number }) => sql<{ tournament_id: string; user_id: string }>`
    select tournament_id, user_id from (
      select tournament_id, user_id, row_number() over (partition by tournament_id order by added_at, user_id) as nth
      from tournament_players where tournament_id = ${oneOf(args.ids)} and state in ('2', '4')
        and captain_id is null
    ) entered where nth <= ${args.each}::int order by tournament_id, nth`,
)

/** Those on the first place of some tournaments: a player, all of a side, or several who share it. */
export const listFirst = query(
  (_db, args: { ids: readonly string[] }) => sql<{ tournament_id: string; user_id: string }>`
    select tournament_id, user_id from tournament_players where tournament_id = ${oneOf(args.ids)} and position = 1
    order by tournament_id, captain_id is not null, added_at, user_id`,
)
