import { DAY, MINUTE } from '@gauntlet/contract/time'
import { hashToken, newToken, sessionEnd } from '../../../apps/server/src/platform/auth/authenticate.ts'
import type { Database } from '../../../apps/server/src/platform/database/database.ts'
import { newId } from '../../../apps/server/src/platform/ids.ts'

/** Pending challenges that each player issues, and receives. */
const EACH_WAY = 10

export interface Player {
  id: string
  token: string
}

export interface WorldSize {
  players: number
  /** The number of players with this many sessions. */
  signedIn: number
  sessionsEach?: number
  /** Leaves the challenges out. */
  quiet?: boolean
}

export interface World {
  /** Players who are signed in. */
  players: Player[]
  /** One of each signed-in player's challenges. */
  challengeOf: Map<string, string>
  size: string
}

interface Insert {
  sql: string
  values: unknown[]
}

/** Players of Austin who play tennis and have been active. */
function peopleOf(ids: readonly string[], now: Date): Insert[] {
  return [
    {
      sql: `insert into users (id, email, first_name, last_name, name_key, password_hash, verified_at, age, created_at)
        select id, 'player' || n || '@example.com', 'Player', 'Number' || n, 'player number' || n, '', $2, 20 + n % 40, $2
        from unnest($1::uuid[]) with ordinality as player (id, n)`,
      values: [ids, now],
    },
    {
      sql: `insert into addresses (id, user_id, address_line_1, city, state, postal_code, lat, lon, timezone, is_primary, created_at)
        select id, id, n || ' Main St', 'Austin', 'TX', '78701', 30.27, -97.74, 'America/Chicago', true, $2
        from unnest($1::uuid[]) with ordinality as player (id, n)`,
      values: [ids, now],
    },
    {
      sql: `insert into player_sports (user_id, sport_id, active, added_at)
        select id, (select id from sports where name = 'Tennis Singles'), true, $2 from unnest($1::uuid[]) as player (id)`,
      values: [ids, now],
    },
    {
      sql: `insert into player_versions (user_id, version, seq)
        select id, 1, nextval('player_version_seq') from unnest($1::uuid[]) as player (id)`,
      values: [ids],
    },
  ]
}

/** Everybody challenges the next players, so that each has as many challenges to answer as to wait for. */
function challengesOf(ids: readonly string[], challengeIds: readonly string[], now: Date): Insert[] {
  const start = new Date(Math.ceil((now.getTime() + 3 * DAY) / (10 * MINUTE)) * 10 * MINUTE)
  return [
    {
      sql: `insert into challenges (id, issuer_id, sport_id, open, ranked, status, becomes, becomes_at, due_at, start_at,
          pending_since, paid, reminders_sent, city, state, zip, venue, timezone, lat, lon, rules, created_at)
        select id, ($2::uuid[])[1 + (n - 1) / $3::int], (select id from sports where name = 'Tennis Singles'), false, true,
          '1', '6', at, at, at, $4, 1, 0, 'Austin', 'TX', '78701', 'Court ' || n, 'America/Chicago', 30.27, -97.74, '', $4
        from (select id, n, $5::timestamptz + n % 144 * interval '10 minutes' as at
          from unnest($1::uuid[]) with ordinality as challenge (id, n)) challenge`,
      values: [challengeIds, ids, EACH_WAY, now, start],
    },
    {
      sql: `insert into challenge_players (challenge_id, user_id, place, role, state, status, start_at, message, unseen)
        select c.id, ($2::uuid[])[1 + (((n - 1) / $3::int) + place * (1 + (n - 1) % $3::int)) % cardinality($2::uuid[])], place,
          case place when 0 then 'issuer' else 'recipient' end, case place when 0 then 'accepted' else 'pending' end,
          '1', c.start_at, case place when 0 then 'A match?' else '' end, false
        from unnest($1::uuid[]) with ordinality as challenge (id, n) join challenges c using (id), generate_series(0, 1) as place`,
      values: [challengeIds, ids, EACH_WAY],
    },
  ]
}

/** Puts players into an empty database: each lives in Austin, plays tennis and has 20 pending challenges. */
export async function fillWorld(db: Database, size: WorldSize): Promise<World> {
  const now = new Date()
  const newIds = (count: number) => Array.from({ length: count }, () => newId(now))
  const ids = newIds(size.players)
  const challengeIds = newIds(size.quiet ? 0 : size.players * EACH_WAY)
  const signedIn = ids.slice(0, size.signedIn)
  const sessions = signedIn.flatMap(id =>
    Array.from({ length: size.sessionsEach ?? 1 }, () => ({ id, token: newToken() })),
  )
  const inserts = [
    ...peopleOf(ids, now),
    ...(size.quiet ? [] : challengesOf(ids, challengeIds, now)),
    {
      sql: `insert into sessions (id, user_id, token_hash, created_at, last_seen_at, expires_at)
        select id, user_id, decode(token, 'hex'), $4, $4, $5
        from unnest($1::uuid[], $2::uuid[], $3::text[]) as session (id, user_id, token)`,
      values: [
        newIds(sessions.length),
        sessions.map(({ id }) => id),
        sessions.map(({ token }) => hashToken(token).toString('hex')),
        now,
        sessionEnd(now),
      ],
    },
  ]
  await db.session(async session => {
    for (const { sql, values } of inserts) await session.run(sql, values)
    await session.run('vacuum analyze')
  })
  return {
    players: [...new Map(sessions.map(player => [player.id, player])).values()],
    challengeOf: new Map(signedIn.map((id, index) => [id, challengeIds[index * EACH_WAY] ?? ''])),
    size: `${size.players} players, ${challengeIds.length} pending challenges`,
  }
}
