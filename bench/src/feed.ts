import type { Database } from '../../apps/server/src/platform/database/database.ts'
import { benchmark } from './support/benchmark.ts'
import { heldAgainstById } from './support/by-id.ts'
import type { Subject } from './support/scale.ts'
import { openStage } from './support/stage.ts'
import { fillWorld, type World, type WorldSize } from './support/world.ts'

const options = { players: 20_000, results: 1_000_000, friends: 500, viewers: 16, rounds: 20 }

/**
 * Matches of two, each won by the first, over a year, and one of a bracket beside every tenth of them, a hundred in a
 * tournament; every viewer has friends spread over all players.
 */
const ROWS = [
  `create temp table played as
    select n, ('019000000000700080' || lpad(to_hex(n), 10, '0') || lpad(to_hex(hashint8(n) & 65535), 4, '0'))::uuid as id,
      ids[1 + mod(hashint8extended(n, 1) & 1048575, cardinality(ids))] as one,
      ids[1 + mod((hashint8extended(n, 1) & 1048575) + 1 + (hashint8extended(n, 2) & 1023), cardinality(ids))] as two,
      now() - (hashint8extended(n, 3) & 1048575) * interval '30 seconds' as at
    from generate_series(1, $1::bigint) as n, (select array_agg(id order by id) as ids from users) u`,
  `insert into challenges (id, issuer_id, sport_id, open, ranked, status, start_at, pending_since, paid, reminders_sent,
      winner_id, ended, ended_at, city, state, zip, venue, timezone, lat, lon, rules, created_at)
    select id, one, (select id from sports where name = 'Tennis Singles'), false, false, '4', at, at, 0, 0, one, null,
      null, 'Austin', 'TX', '78701', 'Court', 'America/Chicago', 30.27, -97.74, '', at from played order by at`,
  `insert into challenge_players (challenge_id, user_id, place, role, state, status, start_at, message, unseen)
    select id, case place when 0 then one else two end, place, case place when 0 then 'issuer' else 'recipient' end,
      'accepted', '4', at, '', false from played, generate_series(0, 1) as place order by at, place`,
  `create temp table drawn as
    select id, one, two, at, n / 1000 as cup, n / 10 % 100 as match,
      ('019000000000700090' || lpad(to_hex(n / 1000), 14, '0'))::uuid as cup_id from played where n % 10 = 0`,
  `insert into tournaments (id, organizer_id, sport_id, title, ranked, open, status, start_at, end_at, slots, accepted,
      centre, spread, format, drawn, undecided, paid, city, state, zip, venue, timezone, lat, lon, message, rules,
      organizer_unseen, sequence, created_at)
    select cup_id, min(one::text)::uuid, (select id from sports where name = 'Tennis Singles'), 'Cup ' || cup, false,
      true, 'Reporting', min(at), max(at), 128, 128, 0, 0, 'round_robin', true, 1, 0, 'Austin', 'TX', '78701', 'Court',
      'America/Chicago', 30.27, -97.74, '', '', false, 0, min(at) from drawn group by cup, cup_id`,
  `insert into brackets (tournament_id, settings, drawn_at) select distinct cup_id, '{}'::jsonb, now() from drawn`,
  `insert into bracket_matches (tournament_id, id, group_number, round, number, status, opponent1, opponent2, disputed,
      decided_by, decided_at)
    select cup_id, match, 1, 1, match + 1, 4, '{"id":1,"result":"win"}', '{"id":2,"result":"loss"}', false, 'players', at
    from drawn`,
  `insert into results (id, sport_id, effective_at, sides, positions, winner_only, ranked, tournament_id, match)
    select id, (select id from sports where name = 'Tennis Singles'), at,
      jsonb_build_array(jsonb_build_array(one), jsonb_build_array(two)), '{1,2}', false, false, cup_id, match from drawn`,
  `insert into bracket_plays select result_id, user_id, played_at from bracket_play_rows`,
  `insert into last_plays select user_id, played_at, id from last_play_rows`,
]

const FRIENDSHIPS = `insert into friendships (low_id, high_id, asked_by, asked_at, accepted_at)
  select least(v, f), greatest(v, f), v, now(), now()
  from unnest($1::uuid[]) as v,
    lateral (select id as f from users where id <> v order by uuid_hash_extended(id, hashtext(v::text)) limit $2::int) f
  on conflict do nothing`

async function fill(db: Database, size: WorldSize, results: number, friends: number): Promise<World> {
  const world = await fillWorld(db, { ...size, quiet: true })
  const some = await db.session(async session => {
    await session.run('set session_replication_role = replica')
    const [first = '', ...others] = ROWS
    await session.run(first, [results])
    for (const sql of others) await session.run(sql)
    await session.run(FRIENDSHIPS, [world.players.map(({ id }) => id), friends])
    await session.run('vacuum analyze')
    return session.run('select id from played order by n limit $1::int', [world.players.length])
  })
  return {
    ...world,
    challengeOf: new Map(world.players.map(({ id }, at) => [id, String(some[at]?.['id'])])),
    size: `${size.players} players, ${results} results of two and a tenth as many of brackets, ${size.signedIn} viewers with ${friends} friends each`,
  }
}

export default benchmark(options, async ({ players, results, friends, viewers, rounds }) => {
  await using stage = await openStage('postgres', { players, signedIn: viewers }, (db, size) =>
    fill(db, size, results, friends),
  )
  const { port } = await stage.start()
  const subject = (name: string, pathOf: (playerId: string) => string): Subject => ({
    name,
    asks: stage.world.players.map(({ id, token }) => ({ path: `/api${pathOf(id)}`, token })),
  })
  const base = subject('a result by id', id => `/challenges/view/${stage.world.challengeOf.get(id) ?? ''}`)
  const subjects = [subject('the feed', () => '/feed'), subject('three results of it', () => '/feed?limit=3')]
  const { figures, plans } = await heldAgainstById({ name: 'feed', stage, port, base, subjects, rounds })
  return {
    figures,
    notes: [`${stage.world.size}, one request at a time, ${viewers * rounds} of each kind`, `plans: ${plans}`],
  }
})
