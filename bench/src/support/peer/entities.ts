// The tables that the peer reads and writes, as TypeORM knows them: as schemas, since Node runs no decorators.
import { EntitySchema, type EntitySchemaColumnOptions, type EntitySchemaRelationOptions } from 'typeorm'

export interface User {
  id: string
  email: string | null
  first_name: string
  last_name: string
  image: string | null
  stars: number | null
  age: number | null
  verified_at: Date | null
  suspended_at: Date | null
  deleted_at: Date | null
  gender: { id: string; name: string } | null
  addresses: Address[]
  ranks: Rank[]
}

interface Address {
  id: string
  city: string
  state: string
  is_primary: boolean
  user?: User
}

interface Rank {
  user_id: string
  sport_id: string
  mean: number | null
  settled: boolean
  user?: User
}

export interface Session {
  id: string
  token_hash: Buffer
  expires_at: Date
  user: User
}

export interface Player {
  challenge_id: string
  user_id: string
  place: number
  role: string
  state: string
  status: string
  message: string
  reported_at: Date | null
  not_played_at: Date | null
  side: number | null
  unseen: boolean
  user: User
  challenge?: Challenge
}

export interface Challenge {
  id: string
  issuer_id: string
  status: string
  becomes: string | null
  becomes_at: Date | null
  due_at: Date | null
  start_at: Date
  open: boolean
  ranked: boolean
  city: string
  state: string
  zip: string
  venue: string
  timezone: string
  rules: string
  created_at: Date
  winner_id: string | null
  disputed_at: Date | null
  score: unknown
  sport: { id: string; name: string }
  players: Player[]
}

export interface Notice {
  id: string
  user_id: string
  kind: string
  name: string
  actor_id: string
  params: object
  link: string
  created_at: Date
}

export interface Mail {
  id: string
  recipient: string
  subject: string
  text_body: string
  html_body: string
  headers: object
  created_at: Date
  due_at: Date
  class: string
  player_id: string
}

const key = { type: 'uuid', primary: true } satisfies EntitySchemaColumnOptions
const uuid = { type: 'uuid' } satisfies EntitySchemaColumnOptions
const text = { type: 'text' } satisfies EntitySchemaColumnOptions
const int = { type: 'integer', nullable: true } satisfies EntitySchemaColumnOptions
const real = { type: 'double precision', nullable: true } satisfies EntitySchemaColumnOptions
const flag = { type: 'boolean' } satisfies EntitySchemaColumnOptions
const json = { type: 'jsonb', nullable: true } satisfies EntitySchemaColumnOptions
const at = { type: 'timestamp with time zone' } satisfies EntitySchemaColumnOptions
const maybe = <Column extends EntitySchemaColumnOptions>(column: Column) => ({ ...column, nullable: true })

const one = (target: string, column: string): EntitySchemaRelationOptions => ({
  type: 'many-to-one',
  target,
  joinColumn: { name: column },
})
const many = (target: string, inverseSide: string): EntitySchemaRelationOptions => ({
  type: 'one-to-many',
  target,
  inverseSide,
})

const named = (name: string, tableName: string) =>
  new EntitySchema({ name, tableName, columns: { id: key, name: text } })

export const users = new EntitySchema<User>({
  name: 'User',
  tableName: 'users',
  columns: {
    id: key,
    email: maybe(text),
    first_name: text,
    last_name: text,
    image: maybe(text),
    stars: real,
    age: int,
    verified_at: maybe(at),
    suspended_at: maybe(at),
    deleted_at: maybe(at),
  },
  relations: {
    gender: one('Gender', 'gender_id'),
    addresses: many('Address', 'user'),
    ranks: many('Rank', 'user'),
  },
})

export const sessions = new EntitySchema<Session>({
  name: 'Session',
  tableName: 'sessions',
  columns: { id: key, token_hash: { type: 'bytea' }, expires_at: at },
  relations: { user: one('User', 'user_id') },
})

export const players = new EntitySchema<Player>({
  name: 'Player',
  tableName: 'challenge_players',
  columns: {
    challenge_id: key,
    user_id: key,
    place: { type: 'integer' },
    role: text,
    state: text,
    status: text,
    message: text,
    reported_at: maybe(at),
    not_played_at: maybe(at),
    side: int,
    unseen: flag,
  },
  relations: { user: one('User', 'user_id'), challenge: one('Challenge', 'challenge_id') },
})

export const challenges = new EntitySchema<Challenge>({
  name: 'Challenge',
  tableName: 'challenges',
  columns: {
    id: key,
    issuer_id: uuid,
    status: text,
    becomes: maybe(text),
    becomes_at: maybe(at),
    due_at: maybe(at),
    start_at: at,
    open: flag,
    ranked: flag,
    city: text,
    state: text,
    zip: text,
    venue: text,
    timezone: text,
    rules: text,
    created_at: at,
    winner_id: maybe(uuid),
    disputed_at: maybe(at),
    score: json,
  },
  relations: { sport: one('Sport', 'sport_id'), players: many('Player', 'challenge') },
})

export const notices = new EntitySchema<Notice>({
  name: 'Notice',
  tableName: 'notices',
  columns: { id: key, user_id: uuid, kind: text, name: text, actor_id: uuid, params: json, link: text, created_at: at },
})

export const mails = new EntitySchema<Mail>({
  name: 'Mail',
  tableName: 'mail_outbox',
  columns: {
    id: key,
    recipient: text,
    subject: text,
    text_body: text,
    html_body: text,
    headers: json,
    created_at: at,
    due_at: at,
    class: text,
    player_id: uuid,
  },
})

export const entities = [
  named('Gender', 'genders'),
  named('Sport', 'sports'),
  new EntitySchema<Address>({
    name: 'Address',
    tableName: 'addresses',
    columns: { id: key, city: text, state: text, is_primary: flag },
    relations: { user: one('User', 'user_id') },
  }),
  new EntitySchema<Rank>({
    name: 'Rank',
    tableName: 'player_sports',
    columns: { user_id: key, sport_id: key, mean: real, settled: flag },
    relations: { user: one('User', 'user_id') },
  }),
  users,
  sessions,
  players,
  challenges,
  notices,
  mails,
]
