import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

/** Matches ahead that two players have agreed on, with others or alone. */
export const listAgreedBetween = query(
  (_db, args: { ids: readonly string[]; now: Date }) =>
    sql<{ id: string; title: string; start_at: Date; timezone: string; city: string; state: string }>`
    select c.id, s.name as title, c.start_at, c.timezone, c.city, c.state
    from challenges c join sports s on s.id = c.sport_id
    where c.status = '2' and c.start_at > ${args.now}::timestamptz and c.id in (
      select p.challenge_id from challenge_players p
      where p.user_id = any(${args.ids}::uuid[]) and p.status = '2' and (p.role = 'issuer' or p.state = 'accepted')
      group by p.challenge_id having count(*) = 2)
    order by c.start_at, c.id limit 100`,
)

/**
 * Challenges that one of two players has issued and the other is in, or still may join; and matches of sides that
 * either is in, where a captain may name the other at this moment.
 */
export const listAheadBetween = query(
  (_db, args: { ids: readonly string[] }) =>
    sql<{ id: string }>`
    select c.id from challenges c
    where c.issuer_id = any(${args.ids}::uuid[]) and c.status = any('{1,2}')
      and (c.open or exists (select from challenge_players p
        where p.challenge_id = c.id and p.user_id = any(${args.ids}::uuid[]) and p.user_id <> c.issuer_id))
    union
    select c.id from challenge_players p join challenges c on c.id = p.challenge_id
    where p.user_id = any(${args.ids}::uuid[]) and p.status in ('1', '2') and p.state in ('pending', 'accepted')
      and c.side_size is not null
    order by id`,
)

/** The challenges of a player that have not begun, by their stored status. */
export const listUnplayedOf = query(
  (_db, args: { userId: string }) =>
    sql<{ id: string }>`
    select c.id from challenge_players p join challenges c on c.id = p.challenge_id
    where p.user_id = ${args.userId} and p.status in ('1', '2') and p.state in ('pending', 'accepted') order by c.id`,
)
