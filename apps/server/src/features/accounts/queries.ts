import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

export const lockAccount = query((db, args: { id: string }) =>
  db.selectFrom('users').select(['email', 'first_name', 'language']).where('id', '=', args.id).forUpdate(),
)

/** Personal data goes; the row stays, since other players' matches name it. */
export const eraseAccount = query(
  (_db, args: { id: string; now: Date }) =>
    sql`
    update users set email = null, email_pending = null, first_name = '', last_name = '', name_key = '',
      password_hash = '', gender_id = null, age = null, age_since = null, birth_month = null,
      not_adult_before = null, ever_adult = false, too_young_at = null, bio = '', image = null,
      prefers_dark = null, email_notices = false, language = null, language_chosen = false, deleted_at = ${args.now}
    where id = ${args.id}`,
)
