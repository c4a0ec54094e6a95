import type { ChallengeStatus } from '@gauntlet/contract/challenges/status'
import type { ToldScore } from '@gauntlet/rules/challenges/facts'
import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

export interface CalendarRow {
  id: string
  sport: string
  ranked: boolean
  start_at: Date
  venue: string
  city: string
  state: string
  rules: string
  sequence: number
  status: ChallengeStatus
  /** Whether the player's side won; null without a winner. */
  won: boolean | null
  score: ToldScore | null
  /** The player's place among the sides of the score. */
  side: number
  created_at: Date
  /** The other players in the order in which they joined; a closed account is null. */
  others: (string | null)[]
}

/** The matches of one player from `since` on, without those called off, cancelled or never played. */
export const listPlayed = query(
  (_db, args: { userId: string; now: Date; since: Date; id: string | null }) =>
    sql<CalendarRow>`
    select c.id, s.name as sport, c.ranked, c.start_at, c.venue, c.city, c.state, c.rules, c.sequence, c.created_at,
      c.status, c.score,
      case when c.winner_id is not null then c.winner_id = p.user_id or exists (select from challenge_players w
        where w.challenge_id = c.id and w.user_id = c.winner_id and w.side = p.side) end as won,
      coalesce(p.side, (select count(*) from challenge_players b
        where b.challenge_id = c.id and b.state = 'accepted' and b.place < p.place)) as side,
      array(select case when u.deleted_at is null then u.first_name || ' ' || u.last_name end
        from challenge_players o join users u on u.id = o.user_id
        where o.challenge_id = c.id and o.state = 'accepted' and o.user_id <> p.user_id order by o.place) as others
    from challenge_players p
    join challenges c on c.id = p.challenge_id
    join sports s on s.id = c.sport_id
    where p.user_id = ${args.userId}::uuid and p.state = 'accepted' and p.status in ('2', '3', '4')
      and p.start_at > ${args.since}::timestamptz and (${args.id}::uuid is null or c.id = ${args.id}::uuid)
      and case when c.becomes_at <= ${args.now}::timestamptz then c.becomes else c.status end in ('2', '3', '4')
    order by c.start_at, c.id limit 500`,
)
