// Challenges by name in the country: each player waits for ten answers and has ten to give.
import { openDatabase } from '../../../apps/server/src/platform/database/open.ts'
import { insertAll } from './country.ts'
import type { Stage } from './stage.ts'

const EACH_WAY = 10
/** Their ids are those of numbers that nothing else in the country has. */
const FIRST = '(1::bigint << 37)'
const TENNIS = `(select id from sports where name = 'Tennis Singles')`
const DIRECT = `homes cross join settings cross join generate_series(1, ${EACH_WAY}) as k
  cross join lateral (select pg_temp.id(${FIRST} + n * ${EACH_WAY} + k) as challenge_id,
    date_trunc('hour', now) + interval '3 days' + mod(n * 7 + k, 144) * interval '10 minutes' as at) d`

/** Everybody plays tennis for it, and challenges the players of the numbers that follow. */
export const directChallenges: readonly string[] = [
  `insert into player_sports (user_id, sport_id, active, added_at, listed)
    select pg_temp.id(n), ${TENNIS}, true, now, true from homes cross join settings on conflict do nothing`,
  insertAll(
    'challenges',
    `insert into challenges (id, issuer_id, sport_id, open, ranked, status, becomes, becomes_at, due_at, start_at,
        pending_since, paid, reminders_sent, city, state, zip, venue, timezone, lat, lon, rules, created_at)
      select challenge_id, pg_temp.id(n), ${TENNIS}, false, false, '1', '6', at, at, at, now, 0, 0, city, state, '78701',
        'Court ' || k, tz, lat, lon, '', now from ${DIRECT}`,
  ),
  insertAll(
    'challenge_players',
    `insert into challenge_players (challenge_id, user_id, place, role, state, status, start_at, message, unseen)
      select challenge_id, pg_temp.id(1 + mod(n - 1 + place * k, players::bigint)), place,
        case place when 0 then 'issuer' else 'recipient' end, case place when 0 then 'accepted' else 'pending' end, '1',
        at, case place when 0 then 'A match?' else '' end, false
      from ${DIRECT} cross join generate_series(0, 1) as place`,
  ),
]

export interface Received {
  challengeId: string
  token: string
}

/** The challenges that signed-in players have to answer: the first of each, then the second of each. */
export async function receivedIn({ options, world }: Stage): Promise<Received[]> {
  const db = await openDatabase({ kind: 'postgres', url: options.databaseUrl ?? '' })
  try {
    const tokenOf = new Map(world.players.map(({ id, token }) => [id, token]))
    const rows = await db.session(session =>
      session.run(
        `select p.challenge_id, p.user_id from challenge_players p join challenges c on c.id = p.challenge_id
        where p.user_id = any($1::uuid[]) and p.role = 'recipient' and p.state = 'pending'
        order by row_number() over (partition by p.user_id order by c.start_at, c.id), p.user_id`,
        [[...tokenOf.keys()]],
      ),
    )
    return rows.map(row => ({
      challengeId: String(row['challenge_id']),
      token: tokenOf.get(String(row['user_id'])) ?? '',
    }))
  } finally {
    await db.close()
  }
}
