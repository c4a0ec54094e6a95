import type { Generated } from 'kysely'

export type LinkPurpose = 'verify' | 'reset' | 'undo'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    users: {
      id: string
      email: string | null
      email_pending: string | null
      first_name: string
      last_name: string
      name_key: string
      password_hash: string
      verified_at: Date | null
      gender_id: string | null
      age: number | null
      age_since: Date | null
      birth_month: string | null
      not_adult_before: Date | null
      ever_adult: Generated<boolean>
      too_young_at: Date | null
      bio: Generated<string>
      image: string | null
      prefers_dark: boolean | null
      email_notices: Generated<boolean>
      public_name: Generated<boolean>
      in_feeds: Generated<boolean>
      public_profile: Generated<boolean>
      language: Generated<string | null>
      language_chosen: Generated<boolean>
      stars: number | null
      created_at: Date
      suspended_at: Date | null
      deleted_at: Date | null
    }
    account_links: {
      token_hash: Buffer
      user_id: string
      purpose: LinkPurpose
      email: string
      created_at: Date
      expires_at: Date
    }
    reset_requests: { id: string; email: string; asked_at: Date }
    password_guesses: { user_id: string; wrong: number; since: Date }
  }
}
