import type { Asker, PlaceState } from '@gauntlet/contract/tournaments/status'
import { sql } from 'kysely'
import { named, pick, without } from '../../platform/database/columns.ts'
import { oneOf } from '../../platform/database/lists.ts'
import { query } from '../../platform/database/query.ts'
import { viewerColumns, viewerTables } from '../challenges/queries.ts'
import type { ViewerRow } from '../challenges/tables.ts'
import { putPeople, type PutPeople } from '../gathering/people-queries.ts'
import { publishStars } from '../gathering/ratings-queries.ts'
import { areFriends, behindBlocks, isGone, isMinor, isShutOut, player } from '../people/relation-queries.ts'
import { PLACE_COLUMNS, TOURNAMENT_COLUMNS, type TournamentColumns } from './tables.ts'

/** Columns that the rules' decisions never change: the bracket and what is seen have statements of their own. */
const KEPT = ['id', 'organizer_id', 'drawn', 'undecided', 'organizer_unseen', 'sequence', 'created_at'] as const
const CHANGED = without(TOURNAMENT_COLUMNS, KEPT)

/** A tournament with the name of its sport and the rank at which newcomers to it start. */
export interface ShownRow extends TournamentColumns {
  sport_name: string
  anchor: number
}

export const shownColumns = sql`${named('t', TOURNAMENT_COLUMNS)}, s.name as sport_name, s.anchor`
export const shownTables = sql`tournaments t join sports s on s.id = t.sport_id`

export const findShown = query(
  (_db, args: { id: string }) =>
    sql<ShownRow>`select ${shownColumns} from ${shownTables} where t.id = ${args.id}::uuid`,
)

/** Whoever changes a tournament holds its row: joins run one after the other, and the last slot goes to one player. */
export const lockTournament = query(
  (_db, args: { id: string }) =>
    sql<ShownRow>`select ${shownColumns} from ${shownTables} where t.id = ${args.id}::uuid for update of t`,
)

export const insertTournament = query((db, args: TournamentColumns) =>
  db.insertInto('tournaments').values(pick(args, TOURNAMENT_COLUMNS)),
)

interface Changed extends Pick<TournamentColumns, (typeof CHANGED)[number] | 'id'> {
  was: string
  /** The players to whom it is new now, and the one who has just looked. */
  unseen: readonly string[]
  seenBy: string | null
  /** 1 if calendars that hold an earlier state of it are to take this one instead, else 0. */
  newer: number
}

/** Stores the rules' decision; `was` is the status it was based on, and nothing is stored if that no longer holds. */
export const updateTournament = query((db, args: Changed) =>
  db
    .updateTable('tournaments')
    .set({
      ...pick(args, CHANGED),
      organizer_unseen: sql`(organizer_unseen or organizer_id = any(${args.unseen}::uuid[]))
        and organizer_id is distinct from ${args.seenBy}::uuid`,
      sequence: sql`sequence + ${args.newer}`,
    })
    .where('id', '=', args.id)
    .where(sql<boolean>`status = ${args.was}`),
)

/** Places, new or changed; the order in which they came stays. */
export const putPlaces = query((_db, args: PutPeople) =>
  putPeople(
    {
      table: 'tournament_players',
      thing: 'tournament_id',
      columns: PLACE_COLUMNS,
      changed: without(PLACE_COLUMNS, ['tournament_id', 'user_id', 'unseen', 'added_at']),
    },
    args,
  ),
)

/** Positions are unique, so before they are assigned anew they are cleared. */
export const clearPositions = query((db, args: { id: string }) =>
  db.updateTable('tournament_players').set({ position: null }).where('tournament_id', '=', args.id),
)

export const deletePlaces = query(
  (_db, args: { id: string; userIds: readonly string[] }) => sql`
    delete from tournament_players where tournament_id = ${args.id}::uuid and user_id = any(${args.userIds}::uuid[])`,
)

export const insertNote = query(
  (db, args: { id: string; tournamentId: string; userId: string; message: string; now: Date }) =>
    db.insertInto('tournament_notes').values({
      id: args.id,
      tournament_id: args.tournamentId,
      user_id: args.userId,
      message: args.message,
      created_at: args.now,
    }),
)

/**
 * The organizer, the viewer or a player with a place, with everything that the viewer is shown of them and that the
 * rules ask about the two.
 */
export interface CastRow {
  user_id: string
  /** Null for an organizer or a viewer without a place, as are the next ones. */
  state: PlaceState | null
  asked_by: Asker | null
  captain_id: string | null
  asker_id: string | null
  team_id: string | null
  team_name: string | null
  unseen: boolean | null
  position: number | null
  /** How many have that position; 0 without one. */
  sharing: number
  age: number | null
  gone: boolean
  mean: number | null
  settled: boolean | null
  /** Looked up if one of the two is under 18; for others nothing depends on it, and it is false. */
  friend: boolean
  blocked: boolean
  first_name: string
  last_name: string
  former: boolean
  image: string | null
  stars: number | null
  gender_id: string | null
  gender_name: string | null
  home_city: string | null
  home_state: string | null
}

/** Of `castTables`, as is the next: asked once for all of them. */
export const isBlocked = (viewerId: string) => sql`w.user_id = any(array(${behindBlocks(player(viewerId))}))`

export const isFriend = (viewerId: string) => sql`
      case when ${isMinor()} or (select ${isMinor('v')} from users v where v.id = ${viewerId}::uuid)
        then ${areFriends(sql`w.user_id`, player(viewerId))} else false end`

/** Joins the people w of a tournament t to the columns that the viewer is shown of them. */
export const castTables = sql`
    join users u on u.id = w.user_id
    left join player_sports r on r.user_id = w.user_id and r.sport_id = t.sport_id
    left join genders g on g.id = u.gender_id
    left join addresses a on a.user_id = u.id and a.is_primary
    left join teams m on m.id = w.team_id`

/**
 * How many players, or sides, of a tournament t have the position of w; without one nobody is counted, or all places
 * would be read for each player.
 */
export const sharing = sql`
      case when w.position is null then 0 else (select count(*) from tournament_players s
        where s.tournament_id = t.id and s.position = w.position and s.captain_id is null) end`

/** The organizer, the viewer and everybody with a place, in the order in which they came. */
export const listCast = query(
  (_db, args: { id: string; viewerId: string }) =>
    sql<CastRow>`
    select w.user_id, w.state, w.asked_by, w.captain_id, w.asker_id, w.team_id, m.name as team_name, w.unseen, w.position,
      ${sharing} as sharing, u.age, ${isGone()} as gone, r.mean, r.settled,
      ${isFriend(args.viewerId)} as friend, ${isBlocked(args.viewerId)} as blocked,
      u.first_name, u.last_name, u.deleted_at is not null as former, u.image, u.stars,
      g.id as gender_id, g.name as gender_name, a.city as home_city, a.state as home_state
    from tournaments t
    cross join lateral (
      select p.user_id, p.state, p.asked_by, p.captain_id, p.asker_id, p.team_id, p.unseen, p.position, p.added_at
      from tournament_players p where p.tournament_id = t.id
      union all
      select t.organizer_id, null, null, null, null, null, null, null, t.created_at
      where not exists (select from tournament_players o where o.tournament_id = t.id and o.user_id = t.organizer_id)
      union all
      select ${args.viewerId}::uuid, null, null, null, null, null, null, null, null
      where t.organizer_id <> ${args.viewerId}::uuid and not exists (
        select from tournament_players v where v.tournament_id = t.id and v.user_id = ${args.viewerId}::uuid)
    ) w
    ${castTables}
    where t.id = ${args.id}::uuid order by w.added_at, w.user_id`,
)

/** Facts about the viewer, with the highest rank shown since an instant, by sport in which one has moved. */
export interface EntrantRow extends ViewerRow {
  highest: Record<string, number>
}

export const findEntrant = query(
  (_db, args: { viewerId: string; since: Date; shownSince: Date }) => sql<EntrantRow>`
    select ${viewerColumns(args.since)}, (
      select coalesce(json_object_agg(sport_id, held), '{}') from (
        -- What was shown when the time began stands before the first entry within it.
        select sport_id, max(greatest(mean_before, mean_after)) as held from rank_entries
        where user_id = v.id and effective_at > ${args.shownSince}::timestamptz and superseded_in is null
        group by sport_id
      ) shown) as highest
    from ${viewerTables} where v.id = ${args.viewerId}::uuid`,
)

export const findShutOut = query(
  (_db, args: { organizerId: string; viewerId: string }) => sql<{ shut: boolean }>`
    select ${isShutOut(player(args.organizerId), player(args.viewerId))} as shut`,
)

export interface NoteRow {
  id: string
  tournament_id: string
  message: string
  user_id: string
  full_name: string | null
  created_at: Date
}

/** The newest first; the name of a closed account is null. */
export const listNotes = query(
  (_db, args: { ids: readonly string[] }) =>
    sql<NoteRow>`
    select n.id, n.tournament_id, n.message, n.user_id,
      case when u.deleted_at is null then u.first_name || ' ' || u.last_name end as full_name, n.created_at
    from tournament_notes n join users u on u.id = n.user_id
    where n.tournament_id = ${oneOf(args.ids)} order by n.tournament_id, n.created_at desc, n.id desc`,
)

export const publishRatings = query((_db, args: { id: string; now: Date }) =>
  publishStars({ table: 'tournament_ratings', thing: 'tournament_id' }, args),
)
