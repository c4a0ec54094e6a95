import { sql } from 'kysely'
import { deleteBite } from '../../platform/database/bites.ts'
import { oneOf, unseen } from '../../platform/database/lists.ts'
import { query } from '../../platform/database/query.ts'
import { areFriends, isBlockBetween, isNoMinor, isReachable, player } from '../people/relation-queries.ts'
import { isInApp } from './choice-queries.ts'
import { isGathered, isKeptApart } from './gathered-queries.ts'

/**
 * May a player be known to another (`u`, of users)? A player under 18 is to friends, and to those who play a challenge
 * with them. (`profiles` tells of things, so its condition cannot be used here.)
 */
const isKnownTo = (userId: string) => sql<boolean>`(${isNoMinor()} or ${areFriends(sql`u.id`, player(userId))}
        or exists (select from challenge_players mine join challenge_players theirs using (challenge_id)
          where mine.user_id = ${userId}::uuid and mine.state = 'accepted'
            and theirs.user_id = u.id and theirs.state = 'accepted'))`

/** The names of players whom one player may see; null for a closed account. */
export const listNames = query(
  (_db, args: { userId: string; ids: readonly string[] }) =>
    sql<{ id: string; name: string | null }>`
    select u.id, case when u.deleted_at is null then btrim(u.first_name || ' ' || u.last_name) end as name
    from users u
    where u.id = ${oneOf(args.ids)} and not ${isBlockBetween(sql`u.id`, player(args.userId))}
      and ${isKnownTo(args.userId)}`,
)

export interface ActorRow {
  id: string
  first_name: string
  full_name: string
  image: string | null
  /** The account is closed, which leaves no name. */
  former: boolean
  /** A block stands between the two, whichever of them set it. */
  blocked: boolean
  known: boolean
  reachable: boolean
}

/** Those who did what a player is told. */
export const listActors = query(
  (_db, args: { userId: string; ids: readonly string[] }) =>
    sql<ActorRow>`
    select u.id, u.first_name, btrim(u.first_name || ' ' || u.last_name) as full_name, u.image,
      u.deleted_at is not null as former, ${isBlockBetween(sql`u.id`, player(args.userId))} as blocked,
      ${isKnownTo(args.userId)} as known, ${isReachable()} as reachable
    from users u
    where u.id = ${oneOf(args.ids)}`,
)

/** A team that rests is shown by its players. */
export const listTeamNames = query(
  (_db, args: { ids: readonly string[] }) =>
    sql<{ id: string; name: string }>`select id, name from teams where active and id = ${oneOf(args.ids)}`,
)

/** One notice for each player; `ids` are those of the notices, in the order of the players. */
export const insertNotices = query(
  (
    _db,
    args: {
      ids: readonly string[]
      userIds: readonly string[]
      /** When the mail that tells of it as one of several goes or went, and whether it is still to go. */
      mailsAt: readonly (Date | null)[]
      mailsWait: readonly boolean[]
      kind: string
      name: string
      actorId: string | null
      params: string
      people: string
      link: string
      now: Date
    },
  ) =>
    sql`
    insert into notices (id, user_id, kind, name, actor_id, params, people, link, created_at, mail_at, mail_waits)
    select id, user_id, ${args.kind}, ${args.name}, ${args.actorId}::uuid, ${args.params}::jsonb, ${args.people}::jsonb, ${args.link}, ${args.now}::timestamptz, mail_at, mail_waits
    from unnest(${args.ids}::uuid[], ${args.userIds}::uuid[], ${args.mailsAt}::timestamptz[], ${args.mailsWait}::boolean[])
      as told(id, user_id, mail_at, mail_waits)`,
)

/** Gives a token to each player who has none, and answers all of them; `tokens` are in the order of the players. */
export const putTokens = query(
  (_db, args: { userIds: readonly string[]; tokens: readonly string[] }) =>
    sql<{ user_id: string; token: string }>`
    insert into notice_choices as c (user_id, token)
    select user_id, token from unnest(${args.userIds}::uuid[], ${args.tokens}::text[]) as fresh(user_id, token)
    order by user_id
    on conflict (user_id) do update set token = c.token
    returning c.user_id, c.token`,
)

/** Takes the counts of notices without a mail, a bite of them; `email` is null for players who are not mailed. */
export const takeHeld = query(
  (_db, args: { before: Date }) =>
    sql<{ id: string; email: string | null; language: string | null; held: number }>`
    with due as (
      ${deleteBite('held_notices', sql`since <= ${args.before}::timestamptz`)} returning player_id, held
    )
    select u.id, case when u.email_notices and ${isReachable()} then u.email end as email, u.language, d.held
    from due d join users u on u.id = d.player_id
    order by u.id`,
)

export interface NoticeRow {
  id: string
  kind: string
  name: string
  params: Record<string, string>
  people: Record<string, string>
  link: string
  created_at: Date
  read_at: Date | null
  actor_id: string | null
  /** How many more did the same, of a notice that is gathered. */
  others: number
}

interface Mine {
  userId: string
  since: Date
  /** Names of notices that are gathered. */
  gathered: readonly string[]
  /** Of these kinds those that are unread; null for all of the kinds that the player reads in the app. */
  unreadOf: readonly string[] | null
}

/**
 * The notices of one player, each with what it is shown in: by itself, or with the others of its name and thing that
 * are unread, or were read with it. Nobody whom a block keeps apart is named or counted in gathered ones, nor in those
 * that are told by mail.
 */
const shown = ({ userId, since, gathered, unreadOf }: Mine) => sql`
  select n.id, n.kind, n.name, n.params, n.people, n.link, n.created_at, n.read_at, n.actor_id,
    a.deleted_at is not null as former,
    case when ${isGathered(gathered)} then concat_ws(' ', n.kind, n.name, n.link, n.read_at) else n.id::text end as bundle
  from notices n left join users a on a.id = n.actor_id
  where n.user_id = ${userId}::uuid and n.created_at > ${since}::timestamptz
    and case when ${unseen(sql`${unreadOf}::text[]`)} is null then ${isInApp(userId)}
      else n.read_at is null and n.kind = any(coalesce(${unseen(sql`${unreadOf}::text[]`)}, '{}')) end
    and not ((${isGathered(gathered)} or ${unseen(sql`${unreadOf}::text[]`)} is not null) and ${isKeptApart})`

/** A page, the newest first; of several that are shown as one, the newest of somebody whose account is not closed. */
export const listNotices = query(
  (_db, args: Mine & { limit: number; offset: number }) =>
    sql<NoticeRow>`
    with bundles as (
      select id, kind, name, params, people, link, read_at, actor_id,
        max(created_at) over same as newest, count(*) over same - 1 as others,
        row_number() over (same order by former, created_at desc, id desc) as place
      from (${shown(args)}) s
      window same as (partition by bundle)
    )
    select id, kind, name, params, people, link, newest as created_at, read_at, actor_id, others
    from bundles where place = 1 order by newest desc, id desc limit ${args.limit} offset ${args.offset}`,
)

export const countNotices = query(
  (_db, args: Mine) =>
    sql<{ total: number; unread: number }>`
    select count(distinct bundle) as total, count(distinct bundle) filter (where read_at is null) as unread
    from (${shown(args)}) s`,
)

/**
 * Null in `id` or `link` stands for any that the player reads in the app. What is shown as one is read as one.
 */
export const markRead = query(
  (_db, args: { userId: string; id: string | null; link: string | null; gathered: readonly string[]; now: Date }) =>
    sql`
    update notices r set read_at = ${args.now}::timestamptz
    where r.user_id = ${args.userId}::uuid and r.read_at is null and (${args.link}::text is null or r.link = ${args.link}::text)
      and (${args.id}::uuid is not null or ${args.link}::text is not null or ${isInApp(args.userId, 'r')})
      and (${args.id}::uuid is null or r.id = ${args.id}::uuid or (r.kind, r.name, r.link) = (
        select n.kind, n.name, n.link from notices n
        where n.id = ${args.id}::uuid and n.user_id = ${args.userId}::uuid and ${isGathered(args.gathered)}))`,
)

export const deleteOldNotices = query((_db, args: { before: Date }) =>
  deleteBite('notices', sql`created_at <= ${args.before}::timestamptz`),
)

/** The player whose token it is; nobody where the account is closed. */
export const findTokenOwner = query((db, args: { token: string }) =>
  db
    .selectFrom('notice_choices')
    .innerJoin('users', 'users.id', 'notice_choices.user_id')
    .select('notice_choices.user_id')
    .where('notice_choices.token', '=', args.token)
    .where('users.deleted_at', 'is', null),
)

/** Those among players who have an unread notice of a screen, from after a moment. */
export const listTold = query(
  (_db, args: { userIds: readonly string[]; link: string; since: Date }) =>
    sql<{ user_id: string }>`
    select distinct user_id from notices
    where user_id = ${oneOf(args.userIds)} and link = ${args.link} and read_at is null
      and created_at > ${args.since}::timestamptz`,
)
