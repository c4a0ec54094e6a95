// Each answer in as few statements as it takes somebody who knows the tables.
export interface Named {
  name: string
  text: string
}

const asked = (name: string, text: string): Named => ({ name: `floor_${name}`, text })

export const session = asked(
  'session',
  `select s.user_id, s.last_seen_at, u.verified_at, u.suspended_at, coalesce(v.version, 0) as version
  from sessions s join users u on u.id = s.user_id left join player_versions v on v.user_id = s.user_id
  where s.token_hash = $1 and s.expires_at > $2`,
)

const CARD = `u.id as user_id, u.first_name, u.last_name, u.image, u.stars, u.age, u.deleted_at, g.id as gender_id,
  g.name as gender_name, a.city as home_city, a.state as home_state`
const CARD_TABLES = `left join genders g on g.id = u.gender_id
  left join addresses a on a.user_id = u.id and a.is_primary`

const CHALLENGE = `c.id, c.issuer_id, c.sport_id, s.name as sport_name, c.status, c.becomes, c.becomes_at, c.start_at,
  c.open, c.ranked, c.city, c.state, c.zip, c.venue, c.timezone, c.lat, c.lon, c.rules, c.created_at, c.winner_id,
  c.disputed_at, c.score`
const PLAYER = `p.role, p.state as player_state, p.message, p.reported_at, p.not_played_at, p.side, p.unseen, r.mean, r.settled`
/** Of challenges c. */
const PLAYERS = `join sports s on s.id = c.sport_id
  join challenge_players p on p.challenge_id = c.id
  join users u on u.id = p.user_id
  left join player_sports r on r.user_id = p.user_id and r.sport_id = c.sport_id
  ${CARD_TABLES}`

export const pending = asked(
  'pending',
  `select ${CHALLENGE}, ${PLAYER}, ${CARD}, l.total, l.changed
  from (
    select challenge_id, start_at, count(*) over () as total, count(*) filter (where unseen) over () as changed
    from (
      select p.challenge_id, p.unseen, p.state, c.start_at,
        case when c.becomes_at <= $2 then c.becomes else c.status end as status
      from challenge_players p join challenges c on c.id = p.challenge_id
      where p.user_id = $1 and p.status in ('1', '2')
    ) listed
    where (status = '1' and state in ('pending', 'accepted')) or (status = '2' and state = 'pending')
    order by start_at, challenge_id limit 20
  ) l
  join challenges c on c.id = l.challenge_id ${PLAYERS}
  order by l.start_at, l.challenge_id, p.place`,
)

export const byId = asked(
  'by_id',
  `select ${CHALLENGE}, ${PLAYER}, ${CARD} from challenges c ${PLAYERS} where c.id = $1
  order by p.place`,
)

export const soon = asked(
  'soon',
  `select ${CHALLENGE}, ${PLAYER}, ${CARD}, l.total
  from (
    select m.challenge_id, m.start_at, count(*) over () as total
    from match_challenges m
    where m.cell = any($2::int[]) and m.start_at > $3 and m.issuer_id <> $1 and m.age between $4 and $5
      and m.ux * $6::float8 + m.uy * $7::float8 + m.uz * $8::float8 >= $9::float8
    order by m.start_at, m.challenge_id limit 20
  ) l
  join challenges c on c.id = l.challenge_id ${PLAYERS}
  order by l.start_at, l.challenge_id, p.place`,
)

export const home = asked('home', `select lat, lon, ux, uy, uz from player_places where user_id = $1`)

export const opponents = asked(
  'opponents',
  `select ${CARD}, s.id as sport_id, s.name as sport_name, r.mean, r.settled, h.lat, h.lon, f.total
  from (
    select user_id, sport_id, gap, count(*) over () as total
    from (
      select distinct on (m.user_id) m.user_id, m.sport_id, abs(m.spot - coalesce(mine.mean, 500)) as gap
      from match_players m left join player_sports mine on mine.user_id = $1 and mine.sport_id = m.sport_id
      where m.cell = any($2::int[]) and m.user_id <> $1 and m.age between $3 and $4
        and m.ux * $5::float8 + m.uy * $6::float8 + m.uz * $7::float8 >= $8::float8
      order by m.user_id, gap
    ) near
    order by gap, user_id limit 20
  ) f
  join users u on u.id = f.user_id join sports s on s.id = f.sport_id
  join player_sports r on r.user_id = f.user_id and r.sport_id = f.sport_id
  left join player_places h on h.user_id = f.user_id ${CARD_TABLES}
  order by f.gap, f.user_id`,
)

const FORM = `array(
    select case when w.positions[e.side + 1] is distinct from 1 then 'lost' else 'won' end
    from (select result_id, side, effective_at, seq from rank_entries
      where user_id = t.user_id and sport_id = $1 and superseded_in is null
      order by effective_at desc, seq desc limit 5) e
    join results w on w.id = e.result_id order by e.effective_at, e.seq) as form`

export const board = asked(
  'board',
  `select ${CARD}, t.mean, t.settled, t.numbered, t.played, t.wins, m.gained_week, h.lat, h.lon, ${FORM}
  from (
    select user_id, mean, variance, settled, numbered, played, wins from player_sports
    where sport_id = $1 and listed and mean is not null
    order by numbered desc, mean desc, variance limit 50
  ) t
  join users u on u.id = t.user_id
  left join match_players m on m.user_id = t.user_id and m.sport_id = $1
  left join player_places h on h.user_id = t.user_id ${CARD_TABLES}
  order by t.numbered desc, t.mean desc, t.variance, u.name_key, u.id`,
)

export const place = asked(
  'place',
  `select o.mean, o.settled, o.played, o.wins,
    (select count(*) from player_sports q where q.sport_id = $1 and q.listed and q.mean is not null) as total,
    1 + (select count(*) from player_sports q where q.sport_id = $1 and q.listed and q.numbered and q.mean > o.mean) as place
  from player_sports o where o.user_id = $2 and o.sport_id = $1`,
)

export const accepting = {
  held: asked('held', `select issuer_id, status, start_at from challenges where id = $1 for update`),
  upcoming: asked(
    'upcoming',
    `update challenges set status = '2', becomes = '3', becomes_at = start_at, due_at = start_at where id = $1`,
  ),
  players: asked(
    'players',
    `update challenge_players set status = '2', unseen = user_id <> $2,
      state = case when user_id = $2 then 'accepted' else state end
    where challenge_id = $1`,
  ),
  notice: asked(
    'notice',
    `insert into notices (id, user_id, kind, name, actor_id, params, link, created_at)
    values (gen_random_uuid(), $1, 'challenges', 'accepted', $2, $3, $4, $5)`,
  ),
  mail: asked(
    'mail',
    `insert into mail_outbox (id, recipient, subject, text_body, html_body, headers, created_at, due_at, class, player_id)
    select gen_random_uuid(), email, $2, $3, $4, '{}', $5, $6, 'notice', id from users where id = $1`,
  ),
  versions: asked(
    'versions',
    `insert into player_versions as v (user_id, version, seq)
    select id, 1, nextval('player_version_seq') from unnest($1::uuid[]) as id order by id
    on conflict (user_id) do update set version = v.version + 1, seq = nextval('player_version_seq')`,
  ),
} as const
