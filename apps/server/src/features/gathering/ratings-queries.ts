import { sql } from 'kysely'

interface RatingsTable {
  table: 'challenge_ratings' | 'tournament_ratings'
  thing: 'challenge_id' | 'tournament_id'
}

/** The result is final: the stars given in it become the current ones, and the means follow. */
export const publishStars = ({ table, thing }: RatingsTable, args: { id: string; now: Date }) => sql`
    with given as (
      insert into star_ratings (rated_id, rater_id, stars, rated_at)
      select rated_id, rater_id, stars, ${args.now}::timestamptz from ${sql.table(table)}
      where ${sql.ref(thing)} = ${args.id}::uuid
      on conflict (rated_id, rater_id) do update set stars = excluded.stars, rated_at = excluded.rated_at
      returning rated_id, rater_id, stars
    )
    update users u set stars = (
      select avg(stars)::float8 from (
        select stars from given where rated_id = u.id
        union all
        select r.stars from star_ratings r where r.rated_id = u.id
          and not exists (select from given g where g.rated_id = r.rated_id and g.rater_id = r.rater_id)
      ) current)
    where u.id in (select rated_id from given)`
