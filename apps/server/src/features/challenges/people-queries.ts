import { sql } from 'kysely'
import { named } from '../../platform/database/columns.ts'
import { oneOf } from '../../platform/database/lists.ts'
import { query } from '../../platform/database/query.ts'
import { publishStars } from '../gathering/ratings-queries.ts'
import {
  areFriends,
  friendshipOf,
  friendStatusFor,
  haveMet,
  isAbsentFor,
  isBlockBetween,
  isGone,
  isMinor,
  isReachable,
  player,
} from '../people/relation-queries.ts'
import type { RatedRow } from '../ranks/log.ts'
import { PLAYER_FACTS, type PlayerColumns } from './tables.ts'

const CAST = ['challenge_id', ...PLAYER_FACTS, 'message', 'unseen'] as const

/** A participant with everything that the viewer is shown of them and that the rules ask about the two. */
export interface CastRow extends Pick<PlayerColumns, (typeof CAST)[number]>, RatedRow {
  age: number | null
  gone: boolean
  plays: boolean
  /** How often the viewer and this player have met, faded to a day; null where never. */
  met_n: number | null
  met_day: number | null
  friend: 'none' | 'sent' | 'received' | 'friend'
  blocked: boolean
}

/** Of p challenge_players, u users, s player_sports, m rank_pairs and f friendships. */
const castColumns = (viewerId: string) => sql`
    ${named('p', CAST)}, u.age, ${isGone()} as gone, coalesce(s.active, false) as plays,
    s.mean, s.rated_mean, s.variance, s.rated_day, s.results, s.settled, s.level, m.n as met_n, m.day as met_day,
    ${friendStatusFor(player(viewerId))} as friend, ${isBlockBetween(sql`p.user_id`, player(viewerId))} as blocked`

const castTables = (viewerId: string) => sql`
    challenge_players p
    join challenges c on c.id = p.challenge_id
    join users u on u.id = p.user_id
    left join player_sports s on s.user_id = p.user_id and s.sport_id = c.sport_id
    left join rank_pairs m on m.sport_id = c.sport_id
      and m.one = least(p.user_id, ${player(viewerId)})::text and m.two = greatest(p.user_id, ${player(viewerId)})::text
    left join ${friendshipOf(sql`p.user_id`, player(viewerId))}`

/** A participant with what their card shows. */
export interface ShownCastRow extends CastRow {
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

const shownCast = (viewerId: string) => sql`
    select ${castColumns(viewerId)}, u.first_name, u.last_name, u.deleted_at is not null as former, u.image, u.stars,
      g.id as gender_id, g.name as gender_name, a.city as home_city, a.state as home_state
    from ${castTables(viewerId)}
    left join genders g on g.id = u.gender_id
    left join addresses a on a.user_id = u.id and a.is_primary`

export const listShownCast = query(
  (_db, args: { id: string; viewerId: string }) =>
    sql<ShownCastRow>`${shownCast(args.viewerId)} where p.challenge_id = ${args.id}::uuid order by p.place`,
)

export const listShownCasts = query(
  (_db, args: { ids: readonly string[]; viewerId: string }) =>
    sql<ShownCastRow>`${shownCast(args.viewerId)} where p.challenge_id = ${oneOf(args.ids)}
      order by p.challenge_id, p.place`,
)

/** Facts that the rules need about the viewer, whatever the challenge. */
export interface ViewerRow {
  viewer_age: number | null
  viewer_gender: string | null
  viewer_strikes: Date[]
  viewer_lat: number | null
  viewer_lon: number | null
  viewer_sports: string[]
  viewer_ratings: ({ sport_id: string } & RatedRow)[]
}

/** Of v users, the viewer, and o addresses, the viewer's own; strikes since then. */
export const viewerColumns = (since: Date) => sql`v.age as viewer_age,
      (select name from genders where id = v.gender_id) as viewer_gender,
      array(select struck_at from dispute_strikes where user_id = v.id and struck_at > ${since}::timestamptz
        order by struck_at) as viewer_strikes,
      o.lat as viewer_lat, o.lon as viewer_lon,
      array(select sport_id::text from player_sports where user_id = v.id and active) as viewer_sports,
      (select coalesce(json_agg(json_build_object('sport_id', sport_id, 'mean', mean, 'rated_mean', rated_mean,
        'variance', variance, 'rated_day', rated_day, 'results', results, 'settled', settled, 'level', level)), '[]')
        from player_sports where user_id = v.id and (mean is not null or level is not null)) as viewer_ratings`

export const viewerTables = sql`users v left join addresses o on o.user_id = v.id and o.is_primary`

export const findViewer = query(
  (_db, args: { viewerId: string; since: Date }) =>
    sql<ViewerRow>`select ${viewerColumns(args.since)} from ${viewerTables} where v.id = ${args.viewerId}::uuid`,
)

/** Each player to be challenged, as the rules of issuing see them from the issuer's side. */
export interface TargetRow {
  id: string
  /** Absent for the issuer: closed, suspended, not verified, a player who has blocked them, an under-18 stranger. */
  hidden: boolean
  available: boolean
  minor: boolean
  friend: boolean
  past_opponent: boolean
  plays_sport: boolean
  gender_name: string | null
  identical: boolean
}

export const listTargets = query(
  (
    _db,
    args: {
      issuerId: string
      ids: readonly string[]
      sportId: string
      start: Date
      zip: string
      venue: string
      except: string | null
      now: Date
    },
  ) =>
    sql<TargetRow>`
    select u.id,
      ${isAbsentFor(args.issuerId)} as hidden,
      ${isReachable()} and not ${isBlockBetween(sql`u.id`, player(args.issuerId))} as available,
      ${isMinor()} as minor,
      f.accepted_at is not null as friend,
      ${haveMet(player(args.issuerId), sql`u.id`)} as past_opponent,
      coalesce(s.active, false) as plays_sport,
      (select name from genders where id = u.gender_id) as gender_name,
      exists (select from challenges c join challenge_players p on p.challenge_id = c.id and p.user_id = u.id
        where c.issuer_id = ${args.issuerId}::uuid and not c.open and c.status = '1' and c.becomes_at > ${args.now}::timestamptz
          and p.state = 'pending' and c.sport_id = ${args.sportId}::uuid and c.start_at = ${args.start}::timestamptz
          and c.zip = ${args.zip} and lower(c.venue) = lower(${args.venue})
          and c.id is distinct from ${args.except}::uuid) as identical
    from users u
    left join ${friendshipOf(sql`u.id`, player(args.issuerId))}
    left join player_sports s on s.user_id = u.id and s.sport_id = ${args.sportId}::uuid
    where u.id = any(${args.ids}::uuid[])`,
)

/** The number of recipients since then who were neither friends nor past opponents of the issuer. */
export const countNewPlayers = query(
  (_db, args: { issuerId: string; since: Date }) =>
    sql<{ new_players: number }>`
    select count(*) as new_players
    from challenges c join challenge_players p on p.challenge_id = c.id and p.role = 'recipient'
    where c.issuer_id = ${args.issuerId}::uuid and c.created_at > ${args.since}::timestamptz
      and not ${areFriends(sql`c.issuer_id`, sql`p.user_id`)}
      and not ${haveMet(sql`c.issuer_id`, sql`p.user_id`)}`,
)

export const insertStrike = query((db, args: { challengeId: string; userId: string; now: Date }) =>
  db
    .insertInto('dispute_strikes')
    .values({ challenge_id: args.challengeId, user_id: args.userId, struck_at: args.now })
    .onConflict(clash => clash.doNothing()),
)

export const putRating = query((db, args: { challengeId: string; raterId: string; ratedId: string; stars: number }) =>
  db
    .insertInto('challenge_ratings')
    .values({ challenge_id: args.challengeId, rater_id: args.raterId, rated_id: args.ratedId, stars: args.stars }),
)

export const publishRatings = query((_db, args: { id: string; now: Date }) =>
  publishStars({ table: 'challenge_ratings', thing: 'challenge_id' }, args),
)
