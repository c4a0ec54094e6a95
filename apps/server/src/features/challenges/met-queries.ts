import type { Meetings } from '@gauntlet/rules/ranks/pairs'
import { sql } from 'kysely'

export interface MetColumn {
  /** How often the two sides of a match of sides have met, faded to a day; null where never. */
  met: Meetings | null
}

/** Of a challenge c, where both sides are complete, with whoever plays or is asked; named as `sideKey` does it. */
export const metSides = sql`(select json_build_object('n', m.n, 'day', m.day)
    from (select min(key collate "C") as one, max(key collate "C") as two
      from (select string_agg(user_id::text, chr(9) order by user_id::text collate "C") as key from challenge_players
        where challenge_id = c.id and side is not null
          and (state = 'accepted' or (state = 'pending' and role <> 'joined'))
        group by side having count(*) = c.side_size) complete
      having count(*) = 2) sides
    join rank_pairs m on m.sport_id = c.sport_id and m.one = sides.one and m.two = sides.two
    where c.side_size is not null) as met`
