import { type RawBuilder, sql } from 'kysely'
import { the, unseen } from '../../platform/database/lists.ts'
import { query } from '../../platform/database/query.ts'
import { shownColumns, type ShownRow } from '../challenges/queries.ts'
import {
  aged,
  anySport,
  band,
  CHALLENGES,
  dot,
  type Filter,
  ids,
  isAsked,
  type InPlaces,
  type Limited,
  listed,
  matches,
  most,
  numbered,
  type Reach,
  within,
} from './look-queries.ts'

interface ChallengeFilter extends Filter {
  /** Somebody is in them who is not to be found. */
  hiddenChallengeIds: readonly string[]
  /** Null: all others. */
  onlyChallengeIds: readonly string[] | null
  /** They start after this, and not after that: where it is looked at in part, and at the latest. */
  after: Date
  until: Date
  latest: Date
  /** Days at the venue, both included; every day where null. */
  firstDay: string | null
  lastDay: string | null
  ranked: boolean | null
  /** '' is any; lower case. */
  city: string
  /** In lower case; all states where the list is empty. */
  states: readonly string[]
}

/** Of the sports looked for the rows m that pass. */
const passing = (args: ChallengeFilter, found: RawBuilder<unknown>) => {
  const [firstDay, lastDay] = [unseen(sql`${args.firstDay}::date`), unseen(sql`${args.lastDay}::date`)]
  const ranked = unseen(sql`${args.ranked}::boolean`)
  const city = unseen(sql`${args.city}::text`)
  const states = unseen(sql`${args.states}::text[]`)
  const only = unseen(sql`${args.onlyChallengeIds}::uuid[]`)
  return sql`
    from unnest(${ids(args.sportIds)}, ${unseen(sql`${args.newcomerRanks}::int[]`)}) as s (sport_id, newcomer)
    ${found}
    ${dot(args)}
    where ${matches(args, sql`m.issuer_id`, sql`null::int`)} and ${aged(args, sql`m.age`)}
      and m.issuer_id <> all(${ids(args.hiddenIds)}::uuid[])
      and m.challenge_id <> all(${ids(args.hiddenChallengeIds)}::uuid[])
      and (${only} is null or m.challenge_id = any(${only}::uuid[]))
      and (${firstDay} is null or m.day >= ${firstDay})
      and (${lastDay} is null or m.day <= ${lastDay})
      and (${ranked} is null or m.ranked = ${ranked})
      and (${city} = '' or m.city = ${city})
      and (cardinality(${states}) = 0 or m.state = any(${states}::text[]))`
}

const order = (args: Limited) => sql`order by ${band(args)}, m.start_at, d.dot desc, m.challenge_id`

/** The columns of those that are found, in their order, and `more` of each. */
const shown = <Row extends ShownRow>(args: Limited, found: RawBuilder<unknown>, more = sql``) => sql<Row>`
    select ${shownColumns} ${more}
    from ${found}
    left join challenges c on c.id = ${the(sql`f.challenge_id`)} and ${isAsked(args)}
    left join sports s on s.id = c.sport_id
    order by f.at`

/**
 * By bands of distance, in each the soonest first, then the nearest; of those who are skipped nothing but that they
 * were found.
 */
const challenges = (args: ChallengeFilter & Limited, found: RawBuilder<unknown>) =>
  shown<ShownRow>(
    args,
    numbered(sql`challenge_id`, sql`select m.challenge_id ${passing(args, found)} ${order(args)} limit ${most(args)}`),
  )

/** One of those that are found, and how many all of them are. */
interface CountedChallengeRow extends ShownRow {
  total: number
}

/** The same with their number: all of them are read. */
const counted = (args: ChallengeFilter & Limited, found: RawBuilder<unknown>) =>
  shown<CountedChallengeRow>(
    args,
    numbered(
      sql`challenge_id, total`,
      sql`select m.challenge_id, count(*) over () as total ${passing(args, found)} ${order(args)} limit ${most(args)}`,
    ),
    sql`, f.total`,
  )

const count = (args: ChallengeFilter, found: RawBuilder<unknown>) =>
  sql<{ total: number }>`select count(*) as total ${passing(args, found)}`

const moment = (at: Date) => unseen(sql`${at}::timestamptz`)
const reach = (args: ChallengeFilter): Reach => ({
  all: () => moment(args.latest),
  part: () => moment(args.until),
})
const starts = ({ after }: ChallengeFilter) => sql`r.start_at > ${moment(after)} and r.start_at <= c.reach`

const of = {
  sports: (args: ChallengeFilter & InPlaces) => within.sports(CHALLENGES, listed(args, reach(args)), starts(args)),
  /** Of many sports. */
  squares: (args: ChallengeFilter & InPlaces) =>
    within.places(CHALLENGES, listed(args, reach(args)), anySport(CHALLENGES, starts(args))),
  /** Of a city that is named; near it, since others are called the same. */
  city: (args: ChallengeFilter) => within.city(CHALLENGES, args, reach(args), starts(args)),
  everywhere: (args: ChallengeFilter) => within.everywhere(CHALLENGES, args, reach(args), starts(args)),
}
type Wanted = ChallengeFilter & Limited

export const listChallengesIn = query((_db, args: Wanted & InPlaces) => challenges(args, of.sports(args)))
/** With the number of all. */
export const listCountedChallengesIn = query((_db, args: Wanted & InPlaces) => counted(args, of.sports(args)))
export const listChallengesOfSquares = query((_db, args: Wanted & InPlaces) => challenges(args, of.squares(args)))
export const listChallengesInCity = query((_db, args: Wanted) => challenges(args, of.city(args)))
export const listChallengesBeyond = query((_db, args: Wanted) => challenges(args, of.everywhere(args)))

export const countChallengesIn = query((_db, args: ChallengeFilter & InPlaces) => count(args, of.sports(args)))
export const countChallengesOfSquares = query((_db, args: ChallengeFilter & InPlaces) => count(args, of.squares(args)))
export const countChallengesInCity = query((_db, args: ChallengeFilter) => count(args, of.city(args)))
export const countChallengesBeyond = query((_db, args: ChallengeFilter) => count(args, of.everywhere(args)))
