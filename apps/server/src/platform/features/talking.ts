import type { TalkKind } from '@gauntlet/contract/talk/texts'
import { type RawBuilder, sql } from 'kysely'
import { query } from '../database/query.ts'

/** A thing whose players talk to each other. */
export interface TalkedRow {
  /** Its name; of a match, which has none, that of its sport. */
  title: string
  /** The organizer of a tournament or an event. */
  organizer_id: string | null
  /** When it ends or ended; null where nobody knows yet. */
  ends_at: Date | null
  /** The players who are in it. */
  user_ids: string[]
  /** Of them, those whom the organizer has blocked, and until when it is not there for them; null for good. */
  shut_out_ids: string[]
  shut_out_until: Date | null
}

/** Of a thing without an organizer. */
export const nobodyShutOut = sql`array[]::uuid[] as shut_out_ids, null::timestamptz as shut_out_until`

/** A thing by its id: `thing` selects it. */
export const talkedOf = (thing: (id: RawBuilder<unknown>) => RawBuilder<TalkedRow>) =>
  query((_db, args: { id: string }) => thing(sql`${args.id}::uuid`))

/** How the players of a noun's things talk to each other. */
export interface Talking {
  kind: TalkKind
  find: ReturnType<typeof talkedOf>
}
