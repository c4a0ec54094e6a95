import { columnsOf, pick } from '../../platform/database/columns.ts'
import { query } from '../../platform/database/query.ts'

export const findEditable = query((db, args: { userId: string }) =>
  db
    .selectFrom('users')
    .select([
      'first_name',
      'last_name',
      'gender_id',
      'bio',
      'prefers_dark',
      'email_notices',
      'public_name',
      'in_feeds',
      'public_profile',
      'language',
      'language_chosen',
    ])
    .where('id', '=', args.userId),
)

export const findGender = query((db, args: { id: string }) =>
  db.selectFrom('genders').select('id').where('id', '=', args.id),
)

interface Edited {
  first_name: string
  last_name: string
  name_key: string
  gender_id: string | null
  bio: string
  prefers_dark: boolean | null
  email_notices: boolean
  public_name: boolean
  in_feeds: boolean
  public_profile: boolean
  language: string | null
  language_chosen: boolean
}
const EDITED = columnsOf<Edited>()([
  'first_name',
  'last_name',
  'name_key',
  'gender_id',
  'bio',
  'prefers_dark',
  'email_notices',
  'public_name',
  'in_feeds',
  'public_profile',
  'language',
  'language_chosen',
])

export const updateProfile = query((db, args: Edited & { id: string }) =>
  db.updateTable('users').set(pick(args, EDITED)).where('id', '=', args.id),
)
