import type { Told } from '@gauntlet/rules/challenges/facts'
import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

export interface DisputeRow {
  id: string
  sport: string
  ranked: boolean
  status: string
  start_at: Date
  venue: string
  city: string
  disputed_at: Date
  disputed_by: string
  winner_id: string | null
  becomes_at: Date | null
}

/** Results that wait for a decision: disputed while reporting, or contested after silence had made them stand. */
export const listDisputes = query(
  () =>
    sql<DisputeRow>`
    select c.id, s.name as sport, c.ranked, c.status, c.start_at, c.venue, c.city, c.disputed_at, c.disputed_by,
      c.winner_id, c.becomes_at
    from challenges c join sports s on s.id = c.sport_id
    where c.disputed_at is not null and (c.status = '3' or (c.status = '4' and c.ended = 'silence'))
    order by c.disputed_at, c.id limit 500`,
)

export interface ClaimRow {
  challenge_id: string
  user_id: string
  name: string
  email: string | null
  message: string
  reported_winner_id: string | null
  reported_at: Date | null
  told: Told | null
  strikes: number
}

/** The players of the challenges, what each of them claims, and how many strikes they have. */
export const listClaims = query(
  (_db, args: { ids: readonly string[]; since: Date }) =>
    sql<ClaimRow>`
    select p.challenge_id, p.user_id, u.first_name || ' ' || u.last_name as name, u.email, p.message,
      p.reported_winner_id, p.reported_at, p.told,
      (select count(*) from dispute_strikes d where d.user_id = p.user_id and d.struck_at > ${args.since}::timestamptz)
        as strikes
    from challenge_players p join users u on u.id = p.user_id
    where p.challenge_id = any(${args.ids}::uuid[]) and p.state = 'accepted'
    order by p.challenge_id, p.place`,
)

export const listStars = query(
  (_db, args: { ids: readonly string[] }) =>
    sql<{ challenge_id: string; rater_id: string; rated_id: string; stars: number }>`
    select challenge_id, rater_id, rated_id, stars from challenge_ratings
    where challenge_id = any(${args.ids}::uuid[]) order by challenge_id, rater_id, rated_id`,
)

export interface HeldRow {
  id: string
  title: string
  sport: string
  ranked: boolean
  start_at: Date
  venue: string
  city: string
  organizer_id: string
  reported_at: Date
  held_at: Date
  held_by: string
  becomes_at: Date
}

/** Tournaments whose placings a player disputes before they move the ranks. */
export const listHeld = query(
  () =>
    sql<HeldRow>`
    select t.id, t.title, s.name as sport, t.ranked, t.start_at, t.venue, t.city, t.organizer_id, t.reported_at,
      t.held_at, t.held_by, t.becomes_at
    from tournaments t join sports s on s.id = t.sport_id
    where t.status = 'Complete' and t.held_at is not null
    order by t.held_at, t.id limit 500`,
)

export interface PlacedRow {
  tournament_id: string
  user_id: string
  name: string
  email: string | null
  /** Null of an organizer who does not play, and of a player who was not placed. */
  position: number | null
  played: boolean
}

/** The players of the tournaments, by position, and the organizers. */
export const listPlaced = query(
  (_db, args: { ids: readonly string[] }) =>
    sql<PlacedRow>`
    select t.id as tournament_id, u.id as user_id, u.first_name || ' ' || u.last_name as name, u.email, p.position,
      p.user_id is not null as played
    from tournaments t
    cross join lateral (
      select user_id from tournament_players where tournament_id = t.id and state in ('2', '4')
      union select t.organizer_id
    ) w
    join users u on u.id = w.user_id
    left join tournament_players p on p.tournament_id = t.id and p.user_id = w.user_id and p.state in ('2', '4')
    where t.id = any(${args.ids}::uuid[])
    order by t.id, p.position nulls last, u.id`,
)
