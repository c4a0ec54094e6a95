import { type RawBuilder, sql } from 'kysely'

/** Whether two have played a sport so often as a side of two that they stand there as a pair. */
export const arePair = (sportId: RawBuilder<unknown>, one: RawBuilder<unknown>, other: RawBuilder<unknown>) => sql`
  exists (select from partnerships t where t.sport_id = ${sportId} and t.low_id = least(${one}, ${other})
    and t.high_id = greatest(${one}, ${other}) and t.mean is not null)`

/** Of a player: each such partner, with the sport, as '<sport> <partner>'. */
export const partnersOf = (userId: RawBuilder<unknown>) => sql`
  select sport_id || ' ' || high_id from partnerships where low_id = ${userId} and mean is not null
  union all
  select sport_id || ' ' || low_id from partnerships where high_id = ${userId} and mean is not null`
