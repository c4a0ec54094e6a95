import { sql } from 'kysely'
import { type Exported, exported } from '../../platform/features/exported.ts'

export const account = exported(
  ({ userId }) => sql<Exported>`
    select jsonb_build_object('id', u.id, 'email', u.email, 'email_to_verify', u.email_pending,
      'first_name', u.first_name, 'last_name', u.last_name, 'gender', g.name, 'age', u.age, 'age_since', u.age_since,
      'birth_month', u.birth_month, 'bio', u.bio, 'image', u.image, 'prefers_dark', u.prefers_dark, 'email_notices', u.email_notices,
      'public_name', u.public_name, 'in_feeds', u.in_feeds, 'public_profile', u.public_profile,
      'stars', u.stars, 'created_at', u.created_at, 'verified_at', u.verified_at)
      || case when u.language is null then '{}'
        else jsonb_build_object('language', u.language, 'language_chosen', u.language_chosen) end as row
    from users u left join genders g on g.id = u.gender_id where u.id = ${userId}`,
)

export const mailsWaiting = exported(
  ({ userId }) => sql<Exported>`
    select jsonb_build_object('subject', m.subject, 'created_at', m.created_at) as row from mail_outbox m
    where m.player_id = ${userId} or m.recipient = (select email from users where id = ${userId})
    order by m.created_at, m.id`,
)
