import type { Reminder } from '@gauntlet/contract/reminders/notices'
import { type RawBuilder, sql } from 'kysely'
import { query } from '../../platform/database/query.ts'
import { isShutOut } from '../people/relation-queries.ts'

export interface DueRow {
  id: string
  title: string
  start_at: Date
  timezone: string
  venue: string
  city: string
  created_at: Date
  /** The moment that has come: a day or two hours before the start. */
  remind_at: Date
  /** Whether it is going to take place. */
  stands: boolean
  /** The organizer, whom others meet there, if it has one. */
  organizer_id: string | null
  /** Whoever comes, in the order in which they did. */
  user_ids: string[]
}

const challenges = sql`
  select t.id, s.name as title, t.start_at, t.timezone, t.venue, t.city, t.created_at, t.remind_at,
    t.status = '2' as stands, null::uuid as organizer_id,
    array(select p.user_id from challenge_players p where p.challenge_id = t.id and p.state = 'accepted'
      order by p.place) as user_ids
  from challenges t join sports s on s.id = t.sport_id`

const tournaments = sql`
  select t.id, t.title, t.start_at, t.timezone, t.venue, t.city, t.created_at, t.remind_at,
    t.status = 'Upcoming' as stands, t.organizer_id,
    array(select t.organizer_id union all select p.user_id from tournament_players p
      where p.tournament_id = t.id and p.state = '2' and p.user_id <> t.organizer_id
        and not ${isShutOut(sql`t.organizer_id`, sql`p.user_id`)}) as user_ids
  from tournaments t`

const events = sql`
  select t.id, t.title, t.start_at, t.timezone, t.venue, t.city, t.created_at, t.remind_at,
    not t.cancelled as stands, t.organizer_id,
    array(select t.organizer_id union all select p.user_id from event_places p
      where p.event_id = t.id and p.state = '2' and p.user_id <> t.organizer_id
        and not ${isShutOut(sql`t.organizer_id`, sql`p.user_id`)}) as user_ids
  from events t`

const lockDue = (things: RawBuilder<unknown>) =>
  query(
    (_db, args: { now: Date }) => sql<DueRow>`
    ${things} where t.remind_at <= ${args.now}::timestamptz
    order by t.remind_at, t.id limit 1 for update of t skip locked`,
  )

const plan = (table: string) =>
  query(
    (_db, args: { id: string; next: Date | null }) =>
      sql`update ${sql.table(table)} set remind_at = ${args.next}::timestamptz where id = ${args.id}::uuid`,
  )

/** For each thing: the next that is due, held so that no other node tells of it, and when it is due again. */
export const dueReminders: Record<Reminder, { lock: ReturnType<typeof lockDue>; plan: ReturnType<typeof plan> }> = {
  match: { lock: lockDue(challenges), plan: plan('challenges') },
  tournament: { lock: lockDue(tournaments), plan: plan('tournaments') },
  event: { lock: lockDue(events), plan: plan('events') },
}
