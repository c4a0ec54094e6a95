import { type RawBuilder, sql } from 'kysely'
import { oneOf } from '../../platform/database/lists.ts'
import { query } from '../../platform/database/query.ts'
import { isBlockBetween, isReachable, isShutOut, player } from '../people/relation-queries.ts'
import { choicesFor, isPushed, mailFor } from './choice-queries.ts'

export interface RecipientRow {
  id: string
  /** Where it goes by e-mail; null where the player does not want that. */
  email: string | null
  language: string | null
  /** It also goes to a device of the player's. */
  pushed: boolean
  /** Mails of this kind come together, once a day. */
  daily: boolean
  /** The player's clock, and the hours on it in which devices are quiet. */
  zone: string | null
  quiet_from: number | null
  quiet_to: number | null
  /** For the link that stops such mails; null where the player has none yet, absent where nobody looked. */
  token?: string | null
}

export interface ToldRow extends RecipientRow {
  /** The name of the player who did it; null where nobody did. */
  actor_name: string | null
  /** When a mail of the same went, or is to go; null where there was none, and of what is not gathered. */
  last: Date | null
}

/** The players to be told, the one who did it, and the organizer of what is ahead. */
export interface Recipients {
  ids: readonly string[]
  actorId: string | null
  organizerId: string | null
  kind: string
}

/**
 * Players who may be told: open accounts that neither block the actor nor are blocked by them, and whom no organizer of
 * what is ahead has shut out. The actor is never told of their own act. `last` is when they were mailed of the same.
 */
export const recipients = (args: Recipients, last: RawBuilder<unknown>) => sql<ToldRow>`
    select u.id, ${mailFor(sql`${args.kind}::text`)} as email, u.language, ${isPushed(sql`${args.kind}::text`)} as pushed, ${choicesFor(sql`${args.kind}::text`)},
      c.token, a.first_name || ' ' || a.last_name as actor_name, ${last} as last
    from users u left join notice_choices c on c.user_id = u.id left join users a on a.id = ${args.actorId}::uuid
    where u.id = ${oneOf(args.ids)} and u.id is distinct from ${args.actorId}::uuid
      and ${isReachable()} and not ${isBlockBetween(sql`u.id`, player(args.actorId))}
      and not ${isShutOut(player(args.organizerId), sql`u.id`)}
    order by u.id`

export const listRecipients = query((_db, args: Recipients) => recipients(args, sql`null::timestamptz`))
