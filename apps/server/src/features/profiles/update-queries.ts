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
      'language',
      'language_chosen',
    ])
    .where('id', '=', args.userId),
)

export const findGender = query((db, args: { id: string }) =>
  db.selectFrom('genders').select('id').where('id', '=', args.id),
)

export const updateProfile = query(
  (
    db,
    args: {
      userId: string
      firstName: string
      lastName: string
      nameKey: string
      genderId: string | null
      bio: string
      prefersDark: boolean | null
      emailNotices: boolean
      language: string | null
      languageChosen: boolean
    },
  ) =>
    db
      .updateTable('users')
      .set({
        first_name: args.firstName,
        last_name: args.lastName,
        name_key: args.nameKey,
        gender_id: args.genderId,
        bio: args.bio,
        prefers_dark: args.prefersDark,
        email_notices: args.emailNotices,
        language: args.language,
        language_chosen: args.languageChosen,
      })
      .where('id', '=', args.userId),
)
