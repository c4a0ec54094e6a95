// Entities as the floor's answers have them.
import type { Challenge, Player } from './entities.ts'

const NEWCOMER = 500
const NOBODY_RATED = 5

function shownPlayer({ user, ...player }: Player) {
  const [rank] = user.ranks
  const [home] = user.addresses
  return {
    id: user.id,
    first_name: user.first_name,
    last_name: user.last_name,
    full_name: `${user.first_name} ${user.last_name}`,
    short_name: `${user.first_name} ${user.last_name.slice(0, 1)}.`,
    rating: user.stars ?? NOBODY_RATED,
    rank: Math.round(rank?.mean ?? NEWCOMER),
    provisional: rank?.settled ? 0 : 1,
    former: user.deleted_at !== null,
    preference: {
      image: user.image,
      age: user.age,
      gender: user.gender,
      location: home ? `${home.city}, ${home.state}` : null,
    },
    role: player.role,
    state: player.state,
    message: player.message,
    reported: player.reported_at !== null,
    not_played: player.not_played_at !== null,
    side: player.side,
  }
}

export function shownChallenge(challenge: Challenge) {
  const players = challenge.players.toSorted((one, two) => one.place - two.place).map(shownPlayer)
  return {
    id: challenge.id,
    status: challenge.status,
    becomes: challenge.becomes,
    becomes_at: challenge.becomes_at,
    user_id: challenge.issuer_id,
    issuer: players.find(({ role }) => role === 'issuer'),
    recipients: players.filter(({ role }) => role === 'recipient'),
    users: players.filter(({ state }) => state === 'accepted'),
    sport: challenge.sport,
    location: challenge.city,
    state: challenge.state,
    zip: challenge.zip,
    venue: challenge.venue,
    timezone: challenge.timezone,
    distance: null,
    challenge_start: challenge.start_at,
    open_challenge: challenge.open ? 1 : 0,
    ranked: challenge.ranked ? 1 : 0,
    rules: challenge.rules,
    created: challenge.created_at,
    reject: challenge.disputed_at ? 1 : 0,
    winner_id: challenge.winner_id,
    score: challenge.score,
  }
}
