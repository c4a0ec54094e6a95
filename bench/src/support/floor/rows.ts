// Rows as JSON: what the API says that stands in a column, without what it works out.
import type { QueryResultRow } from 'pg'

const iso = (at: unknown) => (at instanceof Date ? at.toISOString() : null)
const flag = (value: unknown) => (value ? 1 : 0)

const MILES = 3958.8
const RADIAN = Math.PI / 180

interface Point {
  lat: number
  lon: number
}

const isPoint = (at: unknown): at is Point =>
  typeof at === 'object' && at !== null && 'lat' in at && 'lon' in at && typeof at.lat === 'number'

function milesBetween(from: unknown, to: unknown): number | null {
  if (!isPoint(from) || !isPoint(to)) return null
  const dot =
    Math.sin(from.lat * RADIAN) * Math.sin(to.lat * RADIAN) +
    Math.cos(from.lat * RADIAN) * Math.cos(to.lat * RADIAN) * Math.cos((from.lon - to.lon) * RADIAN)
  return Math.round(MILES * Math.acos(Math.min(1, dot)) * 10) / 10
}

const cardOf = (row: QueryResultRow) => ({
  id: row['user_id'],
  first_name: row['first_name'],
  last_name: row['last_name'],
  full_name: `${row['first_name']} ${row['last_name']}`,
  short_name: `${row['first_name']} ${String(row['last_name']).slice(0, 1)}.`,
  rating: row['stars'] ?? 5,
  rank: Math.round(row['mean'] ?? 500),
  provisional: row['settled'] ? 0 : 1,
  former: row['deleted_at'] !== null,
  preference: {
    image: row['image'],
    age: row['age'],
    gender: row['gender_id'] && { id: row['gender_id'], name: row['gender_name'] },
    location: row['home_city'] && `${row['home_city']}, ${row['home_state']}`,
  },
})

const playerOf = (row: QueryResultRow) => ({
  ...cardOf(row),
  role: row['role'],
  state: row['player_state'],
  message: row['message'],
  reported: row['reported_at'] !== null,
  not_played: row['not_played_at'] !== null,
  side: row['side'],
})

function challengeOf(rows: readonly QueryResultRow[], from: unknown) {
  const row = rows[0] ?? {}
  const players = rows.map(playerOf)
  return {
    id: row['id'],
    status: row['status'],
    becomes: row['becomes'],
    becomes_at: iso(row['becomes_at']),
    user_id: row['issuer_id'],
    issuer: players.find(({ role }) => role === 'issuer'),
    recipients: players.filter(({ role }) => role === 'recipient'),
    users: players.filter(({ state }) => state === 'accepted'),
    sport: { id: row['sport_id'], name: row['sport_name'] },
    location: row['city'],
    state: row['state'],
    zip: row['zip'],
    venue: row['venue'],
    timezone: row['timezone'],
    distance: milesBetween(from, row),
    challenge_start: iso(row['start_at']),
    open_challenge: flag(row['open']),
    ranked: flag(row['ranked']),
    rules: row['rules'],
    created: iso(row['created_at']),
    reject: flag(row['disputed_at']),
    winner_id: row['winner_id'],
    score: row['score'],
  }
}

/** Rows of players, those of one challenge behind one another. */
export const challengesOf = (rows: readonly QueryResultRow[], from?: unknown) =>
  [...Map.groupBy(rows, row => row['id']).values()].map(group => challengeOf(group, from))

export const opponentOf = (row: QueryResultRow, from: unknown) => ({
  ...cardOf(row),
  sport: { id: row['sport_id'], name: row['sport_name'] },
  distance: milesBetween(from, row),
})

export const leaderOf = (row: QueryResultRow, index: number) => ({
  position: row['numbered'] ? index + 1 : null,
  user: cardOf(row),
  played: row['played'],
  wins: row['wins'],
  week: row['gained_week'],
  form: row['form'],
})
