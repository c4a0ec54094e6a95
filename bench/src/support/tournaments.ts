// Tournaments in the country: half as many as players, each among players of one part of it.
import type { Database } from '../../../apps/server/src/platform/database/database.ts'
import { derive, fillCountry } from './country.ts'
import type { World, WorldSize } from './world.ts'

/** Places of a tournament: three quarters have accepted, the others are invited. */
const PLACES = 16
const ACCEPTED = 12
/** Players are numbered city by city, so that those who follow one another live close together. */
const APART = 7

/** One for each `every` players, organized by the last of them. */
export const tournamentsOf = (every: number): string[] => [
  // Within sixty days, where the organizer lives.
  `insert into tournaments (id, organizer_id, sport_id, title, ranked, open, status, becomes, becomes_at, due_at, start_at,
      end_at, slots, accepted, centre, spread, format, drawn, undecided, paid, city, state, zip, venue, timezone, lat, lon,
      message, rules, organizer_unseen, sequence, created_at)
    select pg_temp.id(cup.n), pg_temp.id(cup.n * ${every}), p.sport_id, 'Cup ' || cup.n, pg_temp.chance(cup.n, 60) < 0.5, true, 'Upcoming',
      'Reporting', at, at, at, at + interval '6 hours', ${2 * PLACES}, ${ACCEPTED}, 500, 150 + 50 * (cup.n % 5)::int, 'none',
      false, 0, 0, h.city, h.state, '78701', 'Hall ' || cup.n, h.tz, h.lat + 0.2 * (pg_temp.chance(cup.n, 61) - 0.5),
      h.lon + 0.2 * (pg_temp.chance(cup.n, 62) - 0.5), 'Come and play.', '', false, 0, now
    from settings cross join generate_series(1, floor(players / ${every})::bigint) as cup (n)
    join homes h on h.n = cup.n * ${every}
    cross join lateral (select sport_id from player_sports where user_id = pg_temp.id(cup.n * ${every})
      order by sport_id offset floor(pg_temp.chance(cup.n, 63) * 3)::int limit 1) p
    cross join lateral (select date_trunc('hour', now) + interval '2 hours'
      + floor(pg_temp.chance(cup.n, 64) * 8640) * interval '10 minutes' as at) a
    order by cup.n`,
  `insert into tournament_players (tournament_id, user_id, state, asked_by, start_at, unseen, added_at)
    select t.id, pg_temp.id(1 + mod(n * ${every} + place * ${APART}, players::bigint)),
      case when place <= ${ACCEPTED} then '2' else '1' end, 'organizer', t.start_at, false, now
    from settings cross join generate_series(1, floor(players / ${every})::bigint) as cup (n)
    join tournaments t on t.id = pg_temp.id(n)
    cross join generate_series(1, ${PLACES}) as place`,
  // The tile comes from a trigger, which rests meanwhile.
  derive('tournament_finds', '(select r.*, tile_of(r.ux, r.uy, r.uz) as tile from tournament_find_rows r) placed'),
  derive('tournament_tiles', 'tournament_tile_rows'),
]

const EVERY = 2

/** The country, with half as many tournaments as players. */
export async function fillTournaments(db: Database, size: WorldSize): Promise<World> {
  const world = await fillCountry(db, size, tournamentsOf(EVERY))
  const count = Math.floor(size.players / EVERY)
  return { ...world, size: `${world.size}, ${count} tournaments with ${PLACES} participants each` }
}
