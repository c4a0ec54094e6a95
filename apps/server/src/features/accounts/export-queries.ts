import { sql } from 'kysely'
import { blocksOf, friendshipsOf, player } from '../people/relation-queries.ts'
import { type Exported, part } from './export-part-queries.ts'

export const account = part(
  ({ userId }) => sql<Exported>`
    select jsonb_build_object('id', u.id, 'email', u.email, 'email_to_verify', u.email_pending,
      'first_name', u.first_name, 'last_name', u.last_name, 'gender', g.name, 'age', u.age, 'age_since', u.age_since,
      'birth_month', u.birth_month, 'bio', u.bio, 'image', u.image, 'prefers_dark', u.prefers_dark, 'email_notices', u.email_notices,
      'stars', u.stars, 'created_at', u.created_at, 'verified_at', u.verified_at) as row
    from users u left join genders g on g.id = u.gender_id where u.id = ${userId}`,
)

export const addresses = part(
  ({ userId }) => sql<Exported>`
    select to_jsonb(a) - 'user_id' as row from addresses a where user_id = ${userId} order by created_at, id`,
)

export const sports = part(
  ({ userId }) => sql<Exported>`
    select to_jsonb(p) - 'user_id' || jsonb_build_object('sport', s.name) as row
    from player_sports p join sports s on s.id = p.sport_id where p.user_id = ${userId}
    order by s.name collate "C"`,
)

/** Others are named as on a card; of their part nothing but that they took part. */
export const challenges = part(
  ({ userId }) => sql<Exported>`
    select jsonb_build_object('id', c.id, 'sport', s.name, 'status', c.status, 'open', c.open, 'ranked', c.ranked,
      'start_at', c.start_at, 'venue', c.venue, 'city', c.city, 'state', c.state, 'zip', c.zip, 'rules', c.rules,
      'created_at', c.created_at, 'ended', c.ended, 'ended_at', c.ended_at, 'winner_id', c.winner_id,
      'paid', case when c.issuer_id = p.user_id then c.paid end,
      'own', to_jsonb(p) - 'user_id' - 'challenge_id',
      'players', (select jsonb_agg(jsonb_build_object('id', o.user_id, 'role', o.role, 'state', o.state) order by o.place)
        from challenge_players o where o.challenge_id = c.id),
      'stars_given', (select jsonb_agg(jsonb_build_object('player', r.rated_id, 'stars', r.stars) order by r.rated_id)
        from challenge_ratings r where r.challenge_id = c.id and r.rater_id = p.user_id)) as row
    from challenge_players p join challenges c on c.id = p.challenge_id join sports s on s.id = c.sport_id
    where p.user_id = ${userId} order by c.start_at, c.id`,
)

/** Organized, or with a place in it; of the others' part nothing but that they took part. */
export const tournaments = part(
  ({ userId }) => sql<Exported>`
    select jsonb_build_object('id', t.id, 'title', t.title, 'sport', s.name, 'status', t.status, 'open', t.open,
      'ranked', t.ranked, 'format', t.format, 'start_at', t.start_at, 'end_at', t.end_at, 'slots', t.slots,
      'venue', t.venue, 'city', t.city, 'state', t.state, 'zip', t.zip, 'created_at', t.created_at,
      'ended', t.ended, 'ended_at', t.ended_at, 'organized', t.organizer_id = ${userId}::uuid,
      'rules', t.rules, 'message', t.message, 'paid', case when t.organizer_id = ${userId}::uuid then t.paid end,
      'own', to_jsonb(p) - 'user_id' - 'tournament_id',
      'players', (select jsonb_agg(jsonb_build_object('id', o.user_id, 'state', o.state, 'position', o.position)
        order by o.added_at, o.user_id) from tournament_players o where o.tournament_id = t.id),
      'notes', (select jsonb_agg(jsonb_build_object('message', n.message, 'created_at', n.created_at)
        order by n.created_at, n.id) from tournament_notes n
        where n.tournament_id = t.id and n.user_id = ${userId}::uuid),
      'stars_given', (select jsonb_agg(jsonb_build_object('player', r.rated_id, 'stars', r.stars) order by r.rated_id)
        from tournament_ratings r where r.tournament_id = t.id and r.rater_id = ${userId}::uuid)) as row
    from tournaments t join sports s on s.id = t.sport_id
    left join tournament_players p on p.tournament_id = t.id and p.user_id = ${userId}::uuid
    where t.organizer_id = ${userId}::uuid or p.user_id is not null order by t.start_at, t.id`,
)

/** Organized, or with a place in it. */
export const events = part(
  ({ userId }) => sql<Exported>`
    select jsonb_build_object('id', e.id, 'title', e.title, 'open', e.open, 'cancelled', e.cancelled,
      'start_at', e.start_at, 'end_at', e.end_at, 'slots', e.slots, 'venue', e.venue, 'city', e.city,
      'state', e.state, 'zip', e.zip, 'message', e.message, 'organized', e.organizer_id = ${userId}::uuid,
      'own', to_jsonb(p) - 'user_id' - 'event_id') as row
    from events e left join event_places p on p.event_id = e.id and p.user_id = ${userId}::uuid
    where e.organizer_id = ${userId}::uuid or p.user_id is not null order by e.start_at, e.id`,
)

export const notices = part(
  ({ userId }) => sql<Exported>`
    select to_jsonb(n) - 'user_id' as row from notices n where user_id = ${userId} order by created_at, id`,
)

/** What the player wrote to the operator. */
export const messages = part(
  ({ userId }) => sql<Exported>`
    select to_jsonb(m) - 'sender_id' as row from contact_messages m where sender_id = ${userId}
    order by created_at, id`,
)

/** The own matches of each bracket; players by seed, and of others nothing but that and what they reported to the player. */
export const brackets = part(
  ({ userId }) => sql<Exported>`
    select jsonb_build_object('tournament_id', p.tournament_id, 'title', t.title, 'format', t.format,
      'drawn_at', b.drawn_at, 'seed', p.seed, 'rank', p.rank, 'withdrawn', p.withdrawn,
      'matches', (select coalesce(jsonb_agg(to_jsonb(m) - 'tournament_id' order by m.id), '[]') from bracket_matches m
        where m.tournament_id = p.tournament_id
          and (m.opponent1 @> jsonb_build_object('id', p.seed) or m.opponent2 @> jsonb_build_object('id', p.seed)))) as row
    from bracket_players p join brackets b on b.tournament_id = p.tournament_id
    join tournaments t on t.id = p.tournament_id
    where p.user_id = ${userId} order by b.drawn_at, p.tournament_id`,
)

export const rankHistory = part(
  ({ userId }) => sql<Exported>`
    select to_jsonb(e) - 'user_id' || jsonb_build_object('sport', s.name, 'challenge_id', r.challenge_id,
      'tournament_id', r.tournament_id) as row
    from rank_entries e join results r on r.id = e.result_id join sports s on s.id = e.sport_id
    where e.user_id = ${userId} and e.superseded_in is null order by e.effective_at, e.seq`,
)

export const credits = part(
  ({ userId }) => sql<Exported>`
    select to_jsonb(e) - 'user_id' as row from credit_entries e where user_id = ${userId} order by created_at, id`,
)

export const payments = part(
  ({ userId }) => sql<Exported>`
    select to_jsonb(p) - 'user_id' - 'token_hash' as row from payments p
    where user_id = ${userId} order by created_at, id`,
)

export const friends = part(
  ({ userId }) => sql<Exported>`
    select jsonb_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name, 'asked_by', f.asked_by,
      'asked_at', f.asked_at, 'accepted_at', f.accepted_at) as row
    from (${friendshipsOf(player(userId))}) f join users u on u.id = f.id order by f.asked_at, u.id`,
)

export const blocked = part(
  ({ userId }) => sql<Exported>`
    select to_jsonb(b) as row from (${blocksOf(player(userId))}) b order by b.created_at, b.id`,
)

/** Owned, joined, or asked into. */
export const teams = part(
  ({ userId }) => sql<Exported>`
    select to_jsonb(t) - 'owner_id' - 'name_key' || jsonb_build_object('sport', s.name,
      'own', t.owner_id = ${userId}::uuid, 'asked_at', p.asked_at, 'accepted_at', p.accepted_at,
      'plays', p.active) as row
    from teams t join sports s on s.id = t.sport_id
    left join team_players p on p.team_id = t.id and p.user_id = ${userId}::uuid
    where t.owner_id = ${userId}::uuid or p.user_id is not null order by t.name_key collate "C", t.id`,
)

/** Without what they are checked with. */
export const passkeys = part(
  ({ userId }) => sql<Exported>`
    select jsonb_build_object('id', p.id, 'name', p.name, 'synced', p.synced, 'created_at', p.created_at,
      'last_used_at', p.last_used_at) as row
    from passkeys p where user_id = ${userId} order by created_at, id`,
)

/** Whether they are on, without the secret. */
export const timeCodes = part(
  ({ userId }) => sql<Exported>`
    select jsonb_build_object('since', t.confirmed_at, 'recovery_codes_left',
      (select count(*) from recovery_codes r where r.user_id = t.user_id and r.used_at is null)) as row
    from time_codes t where user_id = ${userId} and confirmed_at is not null`,
)

export const sessions = part(
  ({ userId }) => sql<Exported>`
    select to_jsonb(s) - 'user_id' - 'token_hash' as row from sessions s where user_id = ${userId}
    order by created_at, id`,
)

/** Without the trace of the network, which says nothing to anybody. */
export const securityLog = part(
  ({ userId }) => sql<Exported>`
    select to_jsonb(e) - 'user_id' - 'network' as row from security_events e where user_id = ${userId}
    order by at, id`,
)
