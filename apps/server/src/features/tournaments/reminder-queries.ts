import { sql } from 'kysely'
import { lockDue, planReminder } from '../../platform/features/reminder.ts'
import { isShutOut } from '../people/relation-queries.ts'

export const due = lockDue(sql`
  select t.id, t.title, t.start_at, t.timezone, t.venue, t.city, t.created_at, t.remind_at,
    t.status = 'Upcoming' as stands, t.organizer_id,
    array(select t.organizer_id union all select p.user_id from tournament_players p
      where p.tournament_id = t.id and p.state = '2' and p.user_id <> t.organizer_id
        and not ${isShutOut(sql`t.organizer_id`, sql`p.user_id`)}) as user_ids
  from tournaments t`)

export const plan = planReminder('tournaments')
