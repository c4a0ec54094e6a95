import type { TeamMatch } from '@gauntlet/contract/challenges/sides'
import type { SideIndex } from '@gauntlet/rules/challenges/facts'
import { type RawBuilder, sql } from 'kysely'
import { oneOf, unseen } from '../../platform/database/lists.ts'
import { query } from '../../platform/database/query.ts'
import type { Slice } from '../../platform/database/slice.ts'
import { areFriends, isBlockBetween, isMinor, player } from '../people/relation-queries.ts'
import { type MovedColumns, movedTable, shownColumns, type ShownRow } from './queries.ts'

/**
 * Of a completed match: the viewer was in it, or nobody played whom a block keeps from the viewer or who is under 18
 * and not a friend of theirs. As the rule mayView has it.
 */
export const isTold = (challengeId: RawBuilder<unknown>, viewerId: string) => sql`(
      exists (select from challenge_players mine
        where mine.challenge_id = ${challengeId} and mine.user_id = ${viewerId}::uuid
          and (mine.state = 'accepted' or (mine.state <> 'withdrawn' and mine.role <> 'joined' and not mine.by_link)))
      or not exists (select from challenge_players q
        where q.challenge_id = ${challengeId} and ${isBlockBetween(sql`q.user_id`, player(viewerId))})
      and not exists (select from challenge_players q join users u on u.id = q.user_id and ${isMinor()}
        where q.challenge_id = ${challengeId} and (q.role <> 'joined' or q.state = 'accepted')
          and not ${areFriends(sql`u.id`, player(viewerId))}))`

/**
 * Of a challenge c and the place p that the viewer has in it: as the rule mayView has it, the place of somebody who
 * does not play shows nothing of where the issuer will be behind a block, and no result that strangers are not shown.
 */
export const isShownTo = (viewerId: string) => sql`(p.state not in ('declined', 'lapsed')
    or (c.status not in ('1', '2', '3') or not ${isBlockBetween(sql`c.issuer_id`, player(viewerId))})
      and (c.status <> '4' or (p.role <> 'joined' and not p.by_link) or ${isTold(sql`c.id`, viewerId)}))`

/**
 * The list that a challenge stands on for one player at `now`; the step that time takes is found by comparing, without
 * a write.
 */
const placed = (viewerId: string, now: unknown) => sql`
  select p.challenge_id, p.unseen as is_new, p.state, c.start_at,
    p.role = 'joined' and p.state = 'lapsed' as asked_again,
    case when c.becomes_at <= ${now}::timestamptz then c.becomes else c.status end as status
  from challenge_players p join challenges c on c.id = p.challenge_id
  where p.user_id = ${viewerId}::uuid and ${isShownTo(viewerId)}`

/** A challenge with how its result moved the viewer's rank. */
export type MovedRow = ShownRow & MovedColumns

const movedColumns = sql`${shownColumns}, moved.mean_before, moved.mean_after`
/** Of challenges c. */
const movedTables = (viewerId: string) =>
  sql`join sports s on s.id = c.sport_id left join ${movedTable(viewerId)} on true`

export interface ListedRow extends MovedRow {
  /** The length of the whole list. */
  total: number
  /** The number of those that others changed since the viewer last looked. */
  changed: number
}

type Listing = Slice & { viewerId: string; now: Date }

/** In one statement: each costs as much again as what it reads. */
const page = (
  args: Slice & { viewerId: string },
  listed: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
) => sql<ListedRow>`
    select ${movedColumns}, l.total, l.changed
    from (
      select challenge_id, count(*) over () as total, count(*) filter (where is_new) over () as changed,
        row_number() over (order by ${order}) as at
      from ${listed}
      order by at limit ${unseen(sql`${args.limit}::int`)} offset ${unseen(sql`${args.offset}::int`)}
    ) l
    join challenges c on c.id = l.challenge_id ${movedTables(args.viewerId)}
    order by l.at`

/**
 * Waiting for an answer: the viewer's own while Pending, invitations to challenges that others have accepted already,
 * and challenges that the viewer joined before their terms changed.
 */
export const listPending = query((_db, args: Listing) =>
  page(
    args,
    sql`(${placed(args.viewerId, args.now)} and p.status in ('1', '2')) placed
      where (status = '1' and state in ('pending', 'accepted')) or (status = '2' and state = 'pending')
        or (status in ('1', '2') and asked_again)`,
    sql`start_at, challenge_id`,
  ),
)

export const listUpcoming = query((_db, args: Listing) =>
  page(
    args,
    sql`(${placed(args.viewerId, args.now)} and p.status = '2') placed where status = '2' and state = 'accepted'`,
    sql`start_at, challenge_id`,
  ),
)

/** Everything else: first the matches that wait for a report, then the latest. */
export const listPast = query((_db, args: Listing) =>
  page(
    args,
    sql`(${placed(args.viewerId, args.now)}) placed
      where state <> 'withdrawn' and not (
        (status in ('1', '2') and (state in ('pending', 'accepted') or asked_again)))`,
    sql`(status = '3' and state = 'accepted') desc, start_at desc, challenge_id`,
  ),
)

/** Another player's past: completed matches only, those with the viewer alone where they are `shared`. */
export const listCompleted = query((_db, args: Slice & { userId: string; viewerId: string; shared: boolean }) =>
  page(
    args,
    sql`(
        select p.challenge_id, false as is_new, p.start_at from challenge_players p
        where p.user_id = ${args.userId}::uuid and p.status = '4' and p.state = 'accepted'
          and ${isTold(sql`p.challenge_id`, args.viewerId)}
          and (not ${args.shared}::boolean or exists (select from challenge_players mine
            where mine.challenge_id = p.challenge_id and mine.user_id = ${args.viewerId}::uuid
              and mine.state = 'accepted'))
      ) completed`,
    sql`start_at desc, challenge_id`,
  ),
)

export interface TeamMatchRow {
  challenge_id: string
  side: SideIndex
  outcome: TeamMatch['outcome']
  against_id: string | null
  against_name: string | null
  wins: number
  draws: number
  losses: number
}

/** The completed matches of a team, the latest first; each row has what all of them came to. */
export const listTeamMatches = query(
  (_db, args: { teamId: string; viewerId: string; limit: number }) =>
    sql<TeamMatchRow>`
    select challenge_id, side, outcome, o.id as against_id, o.name as against_name,
      count(*) filter (where outcome = 'won') over () as wins, count(*) filter (where outcome = 'drawn') over () as draws,
      count(*) filter (where outcome = 'lost') over () as losses
    from (
      select m.challenge_id, m.side, m.start_at, m.other_id,
        case when m.winner_id is null then 'drawn'
          when exists (select from challenge_players w
            where w.challenge_id = m.challenge_id and w.user_id = m.winner_id and w.side = m.side) then 'won'
          else 'lost' end as outcome
      from (
        select id as challenge_id, 0 as side, start_at, winner_id, against_team_id as other_id
        from challenges where team_id = ${args.teamId}::uuid and status = '4'
        union all
        select id, 1, start_at, winner_id, team_id
        from challenges where against_team_id = ${args.teamId}::uuid and status = '4'
      ) m
      where ${isTold(sql`m.challenge_id`, args.viewerId)}
    ) played
    left join teams o on o.id = played.other_id and o.active
    order by start_at desc, challenge_id limit ${args.limit}::int`,
)

/** All of the viewer's own lists. */
export const countLists = query(
  (_db, args: { viewerId: string; now: Date }) =>
    sql<{ total: number; changed: number }>`
    select count(*) as total, count(*) filter (where is_new) as changed
    from (${placed(args.viewerId, args.now)}) placed where state <> 'withdrawn'`,
)

/** `withId` has a place in each of them, which the viewer may not be shown. */
export const listAll = query(
  (_db, args: { viewerId: string; withId: string | null }) =>
    sql<{ challenge_id: string }>`
    select p.challenge_id from challenge_players p join challenges c on c.id = p.challenge_id
    where p.user_id = ${args.viewerId}::uuid and p.state <> 'withdrawn' and ${isShownTo(args.viewerId)}
      and (${args.withId}::uuid is null or exists (select from challenge_players w
        where w.challenge_id = p.challenge_id and w.user_id = ${args.withId}::uuid))
    order by p.start_at desc, p.challenge_id limit 500`,
)

export const markSeen = query((db, args: { id: string; userId: string }) =>
  db
    .updateTable('challenge_players')
    .set({ unseen: false })
    .where('challenge_id', '=', args.id)
    .where('user_id', '=', args.userId),
)

export const listMoved = query(
  (_db, args: { ids: readonly string[]; viewerId: string }) => sql<MovedRow>`
    select ${movedColumns} from challenges c ${movedTables(args.viewerId)} where c.id = ${oneOf(args.ids)}`,
)
