import { LISTED_PLACES, type Asker, type PlaceState } from '@gauntlet/contract/tournaments-status'
import { type RawBuilder, sql } from 'kysely'
import { oneOf } from '../../platform/database/lists.ts'
import { query } from '../../platform/database/query.ts'

/** The organizer, or a player with a place, with what the viewer is shown of them and what the rules ask of the two. */
export interface CastRow {
  tournament_id: string
  user_id: string
  /** Null of an organizer who does not play, as are the next two. */
  state: PlaceState | null
  asked_by: Asker | null
  unseen: boolean | null
  position: number | null
  age: number | null
  gone: boolean
  mean: number | null
  settled: boolean | null
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

/** `who` answers with the people of a tournament t: those with a place, and the organizer. */
const cast = (viewerId: string, who: RawBuilder<unknown>) => sql`
    select t.id as tournament_id, w.user_id, w.state, w.asked_by, w.unseen, w.position, u.age,
      u.deleted_at is not null or u.suspended_at is not null as gone, s.mean, s.settled,
      f.accepted_at is not null as friend,
      w.user_id = any(array(
        select blocked_id from blocks where blocker_id = ${viewerId}::uuid
        union all select blocker_id from blocks where blocked_id = ${viewerId}::uuid)) as blocked,
      u.first_name, u.last_name, u.deleted_at is not null as former, u.image, u.stars,
      g.id as gender_id, g.name as gender_name, a.city as home_city, a.state as home_state
    from tournaments t
    cross join lateral (${who}) w
    join users u on u.id = w.user_id
    left join player_sports s on s.user_id = w.user_id and s.sport_id = t.sport_id
    left join friendships f on f.low_id = least(w.user_id, ${viewerId}::uuid)
      and f.high_id = greatest(w.user_id, ${viewerId}::uuid)
    left join genders g on g.id = u.gender_id
    left join addresses a on a.user_id = u.id and a.is_primary`

const everybody = sql`
      select p.user_id, p.state, p.asked_by, p.unseen, p.position, p.added_at
      from tournament_players p where p.tournament_id = t.id
      union all
      select t.organizer_id, null, null, null, null, t.created_at
      where not exists (select from tournament_players o where o.tournament_id = t.id and o.user_id = t.organizer_id)`

export const listCast = query(
  (_db, args: { id: string; viewerId: string }) =>
    sql<CastRow>`${cast(args.viewerId, everybody)} where t.id = ${args.id}::uuid order by w.added_at, w.user_id`,
)

/** Whom a list shows: the viewer, the first of the others who have accepted, and the organizer as such. */
const few = (viewerId: string) => sql`
      with few as (
        (select p.user_id, p.state, p.asked_by, false as unseen, p.position, p.added_at
          from tournament_players p
          where p.tournament_id = t.id and p.state in ('2', '4') and p.user_id <> ${viewerId}::uuid
          order by p.position, p.added_at, p.user_id limit ${sql.lit(LISTED_PLACES)})
        union all
        select p.user_id, p.state, p.asked_by, p.unseen, p.position, p.added_at
        from tournament_players p where p.tournament_id = t.id and p.user_id = ${viewerId}::uuid
      )
      select user_id, state, asked_by, unseen, position, added_at from few
      union all
      select t.organizer_id, null, null, null, null, t.created_at
      where not exists (select from few where user_id = t.organizer_id)`

export const listCasts = query(
  (_db, args: { ids: readonly string[]; viewerId: string }) =>
    sql<CastRow>`${cast(args.viewerId, few(args.viewerId))} where t.id = ${oneOf(args.ids)}
      order by t.id, w.added_at, w.user_id`,
)

/** Players as the organizer's rules see them, and the organizer from there. */
export interface PersonRow {
  id: string
  /** Nobody to be reached: not verified, suspended, closed. */
  gone: boolean
  organizer_gone: boolean
  blocked: boolean
  minor: boolean
  organizer_minor: boolean
  friend: boolean
  plays: boolean
  mean: number | null
  settled: boolean
}

export const listPersons = query(
  (_db, args: { organizerId: string; ids: readonly string[]; sportId: string }) =>
    sql<PersonRow>`
    select u.id, u.verified_at is null or u.suspended_at is not null or u.deleted_at is not null as gone,
      o.suspended_at is not null or o.deleted_at is not null as organizer_gone,
      exists (select from blocks b where (b.blocker_id = u.id and b.blocked_id = o.id)
        or (b.blocker_id = o.id and b.blocked_id = u.id)) as blocked,
      coalesce(u.age < 18, false) as minor, coalesce(o.age < 18, false) as organizer_minor,
      f.accepted_at is not null as friend, coalesce(s.active, false) as plays, s.mean, coalesce(s.settled, false) as settled
    from users u
    join users o on o.id = ${args.organizerId}::uuid
    left join friendships f on f.low_id = least(u.id, o.id) and f.high_id = greatest(u.id, o.id)
    left join player_sports s on s.user_id = u.id and s.sport_id = ${args.sportId}::uuid
    where u.id = ${oneOf(args.ids)}`,
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

export const putRating = query((db, args: { tournamentId: string; raterId: string; ratedId: string; stars: number }) =>
  db.insertInto('tournament_ratings').values({
    tournament_id: args.tournamentId,
    rater_id: args.raterId,
    rated_id: args.ratedId,
    stars: args.stars,
  }),
)

/** The result is final: the stars given in it become the current ones, and the means follow. */
export const publishRatings = query(
  (_db, args: { tournamentId: string; now: Date }) =>
    sql`
    with given as (
      insert into star_ratings (rated_id, rater_id, stars, rated_at)
      select rated_id, rater_id, stars, ${args.now}::timestamptz from tournament_ratings
      where tournament_id = ${args.tournamentId}::uuid
      on conflict (rated_id, rater_id) do update set stars = excluded.stars, rated_at = excluded.rated_at
      returning rated_id, rater_id, stars
    )
    update users u set stars = (
      select avg(stars)::float8 from (
        select stars from given where rated_id = u.id
        union all
        select r.stars from star_ratings r where r.rated_id = u.id
          and not exists (select from given g where g.rated_id = r.rated_id and g.rater_id = r.rater_id)
      ) current)
    where u.id in (select rated_id from given)`,
)
