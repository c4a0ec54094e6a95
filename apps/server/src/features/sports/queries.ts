import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

export const listSports = query(db =>
  db
    .selectFrom('sports')
    .select(['id', 'name', 'description', 'kind', 'side'])
    .orderBy(sql`lower(name) collate "C"`)
    .orderBy('id')
    .limit(500),
)

export interface PlayerSportRow {
  id: string
  name: string
  description: string
  kind: 'individual' | 'team'
  active: boolean
  mean: number | null
  variance: number | null
  rated_day: number | null
  settled: boolean
  played: number
  wins: number
  draws: number
  numbered: boolean
  settled_opponents: number
  anchor: number
  level: number | null
}

export const listPlayerSports = query(
  (_db, args: { userId: string }) =>
    sql<PlayerSportRow>`
    select s.id, s.name, s.description, s.kind, p.active, p.mean, p.variance, p.rated_day, p.settled, p.played, p.wins,
      p.numbered, p.settled_opponents, s.anchor, p.level,
      (select count(*) from challenges c join challenge_players o on o.challenge_id = c.id
        where c.sport_id = s.id and c.level and c.status = '4' and o.user_id = p.user_id and o.state = 'accepted')
      + (select count(*) from bracket_plays o join results r on r.id = o.result_id
        where r.sport_id = s.id and r.positions = '{1,1}' and o.user_id = p.user_id) as draws
    from player_sports p join sports s on s.id = p.sport_id
    where p.user_id = ${args.userId}
    order by p.active desc, p.played desc, lower(s.name) collate "C", s.id
    limit 500`,
)

/** Adds each known sport once; what the player has already stays as it is, but is active again. */
export const addPlayerSports = query(
  (_db, args: { userId: string; sportIds: readonly string[]; now: Date }) =>
    sql`insert into player_sports as p (user_id, sport_id, active, added_at)
      select ${args.userId}, id, true, ${args.now} from sports where id = any(${args.sportIds}::uuid[])
      on conflict (user_id, sport_id) do update set active = true`,
)

/** Whether a player has a rank in these sports, whose results wait for the end of the transaction. */
export const lockRanked = query(
  (_db, args: { userId: string; sportIds: readonly string[] }) =>
    sql<{ ranked: boolean }>`
    select p.mean is not null as ranked from player_sports p join sports s on s.id = p.sport_id
    where p.user_id = ${args.userId} and p.sport_id = any(${args.sportIds}::uuid[])
    order by s.id for no key update of s`,
)

/** `levels` are those of `sportIds`, in their order. */
export const setLevels = query(
  (_db, args: { userId: string; sportIds: readonly string[]; levels: readonly (number | null)[] }) =>
    sql`update player_sports p set level = l.level
      from unnest(${args.sportIds}::uuid[], ${args.levels}::int[]) as l (sport_id, level)
      where p.user_id = ${args.userId} and p.sport_id = l.sport_id`,
)

export const countKnownSports = query(
  (_db, args: { sportIds: readonly string[] }) =>
    sql<{ known: number }>`select count(*) as known from sports where id = any(${args.sportIds}::uuid[])`,
)

export const setSportActive = query((db, args: { userId: string; sportId: string; active: boolean }) =>
  db
    .updateTable('player_sports')
    .set({ active: args.active })
    .where('user_id', '=', args.userId)
    .where('sport_id', '=', args.sportId),
)

/** Reference data: what is there already keeps its id, and the description follows the file. */
export const seedSports = query(
  (
    _db,
    args: {
      ids: readonly string[]
      names: readonly string[]
      descriptions: readonly string[]
      kinds: readonly string[]
      sides: readonly string[]
      results: readonly string[]
    },
  ) =>
    sql`insert into sports (id, name, description, kind, side, result)
        select id, name, description, kind, side::int[], result
        from unnest(${args.ids}::uuid[], ${args.names}::text[], ${args.descriptions}::text[], ${args.kinds}::text[],
                    ${args.sides}::text[], ${args.results}::text[]) as seed (id, name, description, kind, side, result)
        on conflict (name) do update set description = excluded.description`,
)

export const seedGenders = query(
  (_db, args: { ids: readonly string[]; names: readonly string[] }) =>
    sql`insert into genders (id, name, place)
      select id, name, place from unnest(${args.ids}::uuid[], ${args.names}::text[]) with ordinality as seed (id, name, place)
      on conflict (name) do nothing`,
)

export const seedPackages = query(
  (_db, args: { ids: readonly string[]; amounts: readonly number[]; points: readonly number[] }) =>
    sql`insert into credit_packages (id, amount, point)
        select id, amount, point from unnest(${args.ids}::uuid[], ${args.amounts}::int[], ${args.points}::int[]) as seed (id, amount, point)
        where not exists (select from credit_packages)`,
)

export const findSport = query((db, args: { id: string }) =>
  db.selectFrom('sports').select(['id', 'name', 'anchor']).where('id', '=', args.id),
)

export const listSportAnchors = query(db => db.selectFrom('sports').select(['id', 'name', 'anchor']))
