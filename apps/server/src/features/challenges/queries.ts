import { type RawBuilder, sql } from 'kysely'
import { columnsOf, named, pick, without } from '../../platform/database/columns.ts'
import { oneOf } from '../../platform/database/lists.ts'
import { query } from '../../platform/database/query.ts'
import type { LearnedState } from '../ranks/sport-state.ts'
import { type MetColumn, metSides } from '../ranks/met-queries.ts'
import { putPeople, type PutPeople } from '../gathering/people-queries.ts'
import { VENUE_COLUMNS } from '../gathering/tables.ts'
import { friendshipOf, friendStatusFor, isBlockBetween, isGone, player } from '../people/relation-queries.ts'
import { publishStars } from '../gathering/ratings-queries.ts'
import { strikesOf } from '../people/strike-queries.ts'
import type { ChallengeColumns, PlayerColumns, ShownCastRow, ViewerRow } from './tables.ts'

export const CHALLENGE_COLUMNS = columnsOf<ChallengeColumns>()([
  'id',
  'issuer_id',
  'sport_id',
  'open',
  'ranked',
  'recorded',
  'status',
  'becomes',
  'becomes_at',
  'due_at',
  'start_at',
  'pending_since',
  'called_off_by',
  'paid',
  'disputed_at',
  'disputed_by',
  'reminders_sent',
  'winner_id',
  'level',
  'ending',
  'score',
  'ended',
  'ended_at',
  ...VENUE_COLUMNS,
  'rules',
  'format',
  'side_size',
  'composition',
  'team_id',
  'against_team_id',
  'offer_round',
  'offer',
  'created_at',
])

/** A participant's columns on which the rules decide. */
export const PLAYER_FACTS = [
  'user_id',
  'role',
  'state',
  'reported_winner_id',
  'reported_at',
  'told',
  'not_played_at',
  'side',
  'captain',
  'need',
  'named_at',
  'by_link',
] as const satisfies readonly (keyof PlayerColumns)[]

export const PLAYER_COLUMNS = columnsOf<PlayerColumns>()([
  'challenge_id',
  ...PLAYER_FACTS,
  'place',
  'status',
  'start_at',
  'message',
  'unseen',
])

/** Columns that never change once the challenge is issued. */
const KEPT = ['id', 'issuer_id', 'open', 'recorded', 'created_at'] as const
const CHANGED = without(CHALLENGE_COLUMNS, KEPT)

/**
 * A participant's columns that change; their message stays, and so does what is new to them, unless either is given.
 */
const PLAYER_CHANGED = without(PLAYER_COLUMNS, ['challenge_id', 'user_id', 'place', 'message', 'unseen'])

const CAST = without(PLAYER_COLUMNS, ['place', 'status', 'start_at'])

/** Of p challenge_players, u users, s player_sports, m rank_pairs and f friendships. */
const castColumns = (viewerId: string) => sql`
    ${named('p', CAST)}, u.age, ${isGone()} as gone, coalesce(s.active, false) as plays,
    s.mean, s.rated_mean, s.variance, s.rated_day, s.results, s.settled, s.level, m.n as met_n, m.day as met_day,
    ${friendStatusFor(player(viewerId))} as friend, ${isBlockBetween(sql`p.user_id`, player(viewerId))} as blocked`

const castTables = (viewerId: string) => sql`
    challenge_players p
    join challenges c on c.id = p.challenge_id
    join users u on u.id = p.user_id
    left join player_sports s on s.user_id = p.user_id and s.sport_id = c.sport_id
    left join rank_pairs m on m.sport_id = c.sport_id
      and m.one = least(p.user_id, ${player(viewerId)})::text and m.two = greatest(p.user_id, ${player(viewerId)})::text
    left join ${friendshipOf(sql`p.user_id`, player(viewerId))}`

const shownCast = (viewerId: string, more = sql``) => sql`
    select ${castColumns(viewerId)}, u.first_name, u.last_name, u.deleted_at is not null as former, u.image, u.stars,
      g.id as gender_id, g.name as gender_name, a.city as home_city, a.state as home_state${more}
    from ${castTables(viewerId)}
    left join genders g on g.id = u.gender_id
    left join addresses a on a.user_id = u.id and a.is_primary`

export const listShownCast = query(
  (_db, args: { id: string; viewerId: string }) =>
    sql<ShownCastRow>`${shownCast(args.viewerId)} where p.challenge_id = ${args.id}::uuid order by p.place`,
)

/** When the link of a challenge ends, as long as it has a place. */
export interface LinkEnd {
  link_ends_at: Date | null
}

export const linkEnd = (challengeId: RawBuilder<unknown>) => sql`(select l.ends_at from challenge_links l
      where l.challenge_id = ${challengeId} and l.taken < l.places) as link_ends_at`

/** The same of a challenge whose row is held, with its link: whoever changes that holds the row, too. */
export const listHeldCast = query(
  (_db, args: { id: string; viewerId: string }) =>
    sql<ShownCastRow & LinkEnd>`${shownCast(args.viewerId, sql`, ${linkEnd(sql`p.challenge_id`)}`)}
      where p.challenge_id = ${args.id}::uuid order by p.place`,
)

export const listShownCasts = query(
  (_db, args: { ids: readonly string[]; viewerId: string }) =>
    sql<ShownCastRow>`${shownCast(args.viewerId)} where p.challenge_id = ${oneOf(args.ids)}
      order by p.challenge_id, p.place`,
)

/** Of v users, the viewer, and o addresses, the viewer's own; strikes since then. */
export const viewerColumns = (since: Date) => sql`v.age as viewer_age,
      (select name from genders where id = v.gender_id) as viewer_gender,
      ${strikesOf(sql`v.id`, since)} as viewer_strikes,
      o.lat as viewer_lat, o.lon as viewer_lon,
      array(select sport_id::text from player_sports where user_id = v.id and active) as viewer_sports,
      (select coalesce(json_agg(json_build_object('sport_id', sport_id, 'mean', mean, 'rated_mean', rated_mean,
        'variance', variance, 'rated_day', rated_day, 'results', results, 'settled', settled, 'level', level)), '[]')
        from player_sports where user_id = v.id and (mean is not null or level is not null)) as viewer_ratings`

export const viewerTables = sql`users v left join addresses o on o.user_id = v.id and o.is_primary`

export const findViewer = query(
  (_db, args: { viewerId: string; since: Date }) =>
    sql<ViewerRow>`select ${viewerColumns(args.since)} from ${viewerTables} where v.id = ${args.viewerId}::uuid`,
)

/** A challenge with the name of its sport, and what the sport's ranks are told by. */
export interface ShownRow extends ChallengeColumns, MetColumn {
  sport_name: string
  team_name: string | null
  against_team_name: string | null
  anchor: number
  rank_state: LearnedState | null
}

export const shownColumns = sql`${named('c', CHALLENGE_COLUMNS)}, s.name as sport_name, s.anchor, s.rank_state,
  (select name from teams where id = c.team_id) as team_name,
  (select name from teams where id = c.against_team_id) as against_team_name, ${metSides}`
export const shown = sql`select ${shownColumns} from challenges c join sports s on s.id = c.sport_id`

/** How the result of a challenge moved the viewer's rank; null if it did not. */
export interface MovedColumns {
  mean_before: number | null
  mean_after: number | null
}

/** Of challenges c. */
export const movedTable = (viewerId: string) => sql`lateral (
      select e.mean_before, e.mean_after from results r join rank_entries e on e.result_id = r.id
      where c.status = '4' and c.ranked and r.challenge_id = c.id and e.user_id = ${player(viewerId)}
        and e.superseded_in is null limit 1
    ) moved`

/** A challenge with its viewer. */
export interface SeenRow extends ShownRow, ViewerRow, MovedColumns {}

interface Seeing {
  id: string
  viewerId: string
  /** Since when strikes count. */
  since: Date
}

/** In one statement: each costs as much again as what it reads. */
const seen = ({ id, viewerId, since }: Seeing) => sql`
    select ${shownColumns}, ${viewerColumns(since)}, moved.mean_before, moved.mean_after
    from challenges c join sports s on s.id = c.sport_id
    cross join ${viewerTables}
    left join ${movedTable(viewerId)} on true
    where c.id = ${id}::uuid and v.id = ${viewerId}::uuid`

export const findSeen = query((_db, args: Seeing) => sql<SeenRow>`${seen(args)}`)
/** The same, whose row is held. */
export const lockSeen = query((_db, args: Seeing) => sql<SeenRow>`${seen(args)} for update of c`)

export const listShown = query(
  (_db, args: { ids: readonly string[] }) => sql<ShownRow>`${shown} where c.id = ${oneOf(args.ids)}`,
)

export const listPlayers = query((db, args: { ids: readonly string[] }) =>
  db
    .selectFrom('challenge_players')
    .select(['challenge_id', 'place', ...PLAYER_FACTS])
    .where(sql<boolean>`challenge_id = any(${args.ids}::uuid[])`)
    .orderBy('challenge_id')
    .orderBy('place'),
)

/** Stores the rules' decision; `was` is the status it was based on, and nothing is stored if that no longer holds. */
export const updateChallenge = query(
  (db, args: Pick<ChallengeColumns, (typeof CHANGED)[number] | 'id'> & { was: string }) =>
    db
      .updateTable('challenges')
      .set(pick(args, CHANGED))
      .where('id', '=', args.id)
      .where(sql<boolean>`status = ${args.was}`),
)

/** Participants, new or changed. */
export const putPlayers = query((_db, args: PutPeople) =>
  putPeople(
    { table: 'challenge_players', thing: 'challenge_id', columns: PLAYER_COLUMNS, changed: PLAYER_CHANGED },
    args,
  ),
)

export const setMessage = query((db, args: { id: string; userId: string; message: string }) =>
  db
    .updateTable('challenge_players')
    .set({ message: args.message })
    .where('challenge_id', '=', args.id)
    .where('user_id', '=', args.userId),
)

export const insertStrike = query((db, args: { challengeId: string; userId: string; now: Date }) =>
  db
    .insertInto('dispute_strikes')
    .values({ challenge_id: args.challengeId, user_id: args.userId, struck_at: args.now })
    .onConflict(clash => clash.doNothing()),
)

export const publishRatings = query((_db, args: { id: string; now: Date }) =>
  publishStars({ table: 'challenge_ratings', thing: 'challenge_id' }, args),
)
