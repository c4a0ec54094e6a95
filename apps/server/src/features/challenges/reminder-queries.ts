import { sql } from 'kysely'
import { lockDue, planReminder } from '../../platform/features/reminder.ts'

export const due = lockDue(sql`
  select t.id, s.name as title, t.start_at, t.timezone, t.venue, t.city, t.created_at, t.remind_at,
    t.status = '2' as stands, null::uuid as organizer_id,
    array(select p.user_id from challenge_players p where p.challenge_id = t.id and p.state = 'accepted'
      order by p.place) as user_ids
  from challenges t join sports s on s.id = t.sport_id`)

export const plan = planReminder('challenges')
