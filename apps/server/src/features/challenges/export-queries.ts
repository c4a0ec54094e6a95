import { sql } from 'kysely'
import { type Exported, exported } from '../../platform/features/exported.ts'
import { isShownTo } from './list-queries.ts'

/** Of a participant o: the player of place p is shown that they take part, as the rule showsParticipant has it. */
const isNamed = sql`(o.user_id = p.user_id or o.role in ('issuer', 'recipient') or p.state = 'accepted' and o.state = 'accepted')`

/**
 * Challenges that the player is in, as far as they read them in the app (the rules mayView and seesInside): one that is
 * not there for them is an id and their own place. Others are named as on a card; nothing is told of them but that they
 * take part.
 */
export const challenges = exported(
  ({ userId }) => sql<Exported>`
    select case when p.state = 'withdrawn' or not ${isShownTo(userId)} then jsonb_build_object('id', c.id)
      else jsonb_build_object('id', c.id, 'sport', s.name, 'status', c.status, 'open', c.open, 'ranked', c.ranked,
        'recorded', c.recorded,
        'start_at', c.start_at, 'venue', c.venue, 'city', c.city, 'state', c.state, 'zip', c.zip, 'rules', c.rules,
        'created_at', c.created_at, 'ended', c.ended, 'ended_at', c.ended_at, 'winner_id', c.winner_id,
        'format', c.format, 'side_size', c.side_size, 'composition', c.composition, 'team_id', c.team_id,
        'against_team_id', c.against_team_id, 'level', c.level, 'ending', c.ending, 'score', c.score -> 'given',
        'offer', case when c.offer is not null then jsonb_build_object('times', c.offer -> 'times',
          'own', c.offer ->> 'author_id' = p.user_id::text, 'suits', c.offer -> 'answers' -> p.user_id::text) end,
        'link', case when c.issuer_id = p.user_id then (select to_jsonb(l) - 'challenge_id' - 'code_hash'
          from challenge_links l where l.challenge_id = c.id) end,
        'paid', case when c.issuer_id = p.user_id then c.paid end,
        'players', (select jsonb_agg(jsonb_build_object('id', o.user_id, 'role', o.role, 'state', o.state, 'side', o.side) order by o.place)
          from challenge_players o where o.challenge_id = c.id and ${isNamed}))
      - case when p.state = 'accepted' or p.role = 'recipient' or (p.role = 'lineup' and p.state = 'pending')
        then '{}'::text[] else '{venue,zip,rules,offer}' end
      end || jsonb_build_object('own', to_jsonb(p) - '{user_id,challenge_id,status,start_at}'::text[],
      'stars_given', (select jsonb_agg(jsonb_build_object('player', r.rated_id, 'stars', r.stars) order by r.rated_id)
        from challenge_ratings r where r.challenge_id = c.id and r.rater_id = p.user_id)) as row
    from challenge_players p join challenges c on c.id = p.challenge_id join sports s on s.id = c.sport_id
    where p.user_id = ${userId} order by c.start_at, c.id`,
)

/** The score that counts now for each player; the scores of a match are listed with the match. */
export const starsGiven = exported(
  ({ userId }) => sql<Exported>`
    select jsonb_build_object('player', s.rated_id, 'stars', s.stars, 'rated_at', s.rated_at) as row from star_ratings s
    where rater_id = ${userId} order by rated_at, rated_id`,
)

export const disputeStrikes = exported(
  ({ userId }) => sql<Exported>`
    select to_jsonb(d) - 'user_id' as row from dispute_strikes d where user_id = ${userId}
    order by struck_at, challenge_id`,
)
