import type { UserCard } from '@gauntlet/contract/cards'
import type { Challenge, Participant } from '@gauntlet/contract/challenges-answer'
import { CHALLENGE_STATUS as S, type ChallengeStatus, challengeStatusWords } from '@gauntlet/contract/challenges-status'
import { actionsFor } from '@gauntlet/rules/challenges/actions'
import { type ChallengeFacts, reportsOf } from '@gauntlet/rules/challenges/facts'
import { isFrozen, scheduleOf } from '@gauntlet/rules/challenges/lifecycle'
import { settle } from '@gauntlet/rules/challenges/settle'
import { distanceMiles, roundMiles } from '@gauntlet/rules/places/distance'
import { chances } from '@gauntlet/rules/rating/chances'
import { stake } from '@gauntlet/rules/rating/stake'
import { dayOf, newcomer, newcomerRank, type RatingState, shownRank } from '@gauntlet/rules/rating/state'
import { factsOf, type ViewerFacts, viewerOf } from './facts.ts'
import type { CastRow } from './people-queries.ts'
import type { ChallengeColumns } from './tables.ts'

/** All that one challenge is shown from. */
export interface Scene {
  row: ChallengeColumns
  cast: readonly CastRow[]
  cards: ReadonlyMap<string, UserCard>
  sport: { id: string; name: string; anchor: number }
  me: ViewerFacts
  now: Date
  /** What the result did to the viewer's rank. */
  rankChange: { before: number; after: number } | null
}

const iso = (at: number) => new Date(at).toISOString()
const flag = (value: boolean) => (value ? 1 : 0)

const stateOf = (row: CastRow, anchor: number): RatingState =>
  row.mean === null || row.variance === null
    ? newcomer(anchor)
    : {
        mean: row.mean,
        variance: row.variance,
        day: row.rated_day,
        results: row.results ?? 0,
        settled: row.settled ?? false,
      }

function presentParticipant(row: CastRow, { cards, sport }: Scene): Participant {
  const card = cards.get(row.user_id)
  if (!card) throw new Error(`No card of player ${row.user_id}`)
  return {
    ...card,
    rank: row.mean === null ? newcomerRank(sport.anchor) : shownRank({ mean: row.mean }),
    provisional: flag(!row.settled),
    role: row.role,
    state: row.state,
    message: row.message,
    reported: row.reported_at !== null,
    not_played: row.not_played_at !== null,
  }
}

/**
 * Whom the viewer would play, if everyone does who is asked now; nobody where the viewer has nothing to answer or to
 * wait for. Who looks at an open challenge meets the issuer and those accepted; its issuer, the one who joined.
 */
function rivalsOf({ cast, me, row }: Scene, status: ChallengeStatus): CastRow[] {
  const self = cast.find(({ user_id }) => user_id === me.id)
  const waits = status === S.pending || (status === S.upcoming && self?.state !== 'accepted')
  if (!waits || self?.state === 'declined') return []
  const others = cast.filter(({ user_id, state }) => user_id !== me.id && (state === 'pending' || state === 'accepted'))
  if (!row.open) return others
  if (self?.role === 'issuer') return others.length === 1 ? others : []
  return others.filter(({ state }) => state === 'accepted')
}

/** The viewer's chance, and what is at stake where the match would move ranks. */
function oddsOf(scene: Scene, { status, ranked }: ChallengeFacts): Pick<Challenge, 'chance' | 'stake'> {
  const { me, sport, now } = scene
  const rivals = rivalsOf(scene, status).map(row => [stateOf(row, sport.anchor)])
  if (rivals.length === 0) return { chance: null, stake: null }
  const own = me.ratings.get(sport.id) ?? newcomer(sport.anchor)
  const day = dayOf(now.getTime())
  const [chance = null] = chances([[own], ...rivals], day)
  return { chance, stake: ranked ? stake(own, rivals, day) : null }
}

function distanceOf({ row, me }: Scene): number | null {
  return me.origin ? roundMiles(distanceMiles(me.origin, { lat: row.lat, lon: row.lon })) : null
}

const rankChangeOf = ({ rankChange }: Scene): Challenge['rank_change'] =>
  rankChange && { ...rankChange, change: rankChange.after - rankChange.before }

/** Who is settled by time alone: states may have lapsed since they were written. */
function settledCast(cast: readonly CastRow[], { players }: ChallengeFacts): CastRow[] {
  const states = new Map(players.map(({ user_id, state }) => [user_id, state]))
  return cast.map(row => ({ ...row, state: states.get(row.user_id) ?? row.state }))
}

/** A challenge as the viewer sees it now, whenever it was last written. */
export function present(scene: Scene): Challenge {
  const { row, me, now, sport } = scene
  const written = factsOf(row, scene.cast)
  const facts = settle(written, now.getTime()).challenge
  const viewer = viewerOf(me, row.sport_id, scene.cast)
  const cast = settledCast(scene.cast, facts)
  const people = cast.map(one => presentParticipant(one, scene))
  const issuer = people.find(({ role }) => role === 'issuer')
  if (!issuer) throw new Error(`Challenge ${row.id} has no issuer`)
  const playing = people.filter(({ state }) => state === 'accepted')
  const mine = people.find(({ id }) => id === me.id)
  const self = cast.find(({ user_id }) => user_id === me.id)
  const winner = facts.winner_id ?? reportsOf(facts)[0]?.winner_id ?? null
  const schedule = scheduleOf(facts)
  return {
    id: row.id,
    status: challengeStatusWords[facts.status],
    event_status_id: facts.status,
    becomes: schedule.becomes,
    becomes_at: schedule.becomes_at === null ? null : iso(schedule.becomes_at),
    ended: facts.ended,
    user_id: row.issuer_id,
    issuer,
    recipients: people.filter(({ role }) => role === 'recipient'),
    opponents: playing.filter(({ role }) => role !== 'issuer'),
    users: playing,
    request_user: people.filter(({ role, state }) => role === 'joined' && state !== 'withdrawn'),
    user_count: playing.length,
    sport: { id: sport.id, name: sport.name },
    location: row.city,
    state: row.state,
    zip: row.zip,
    venue: row.venue,
    timezone: row.timezone,
    challenge_start: iso(facts.start),
    challenge_end: null,
    open_challenge: flag(row.open),
    ranked: flag(facts.ranked),
    message: issuer.message,
    rules: row.rules,
    created: row.created_at.toISOString(),
    frozen: isFrozen(facts, now.getTime()),
    reject: flag(facts.disputed_at !== null),
    reported_winner_id: winner,
    winnername: playing.find(({ id }) => id === winner)?.full_name ?? null,
    is_new: self?.unseen ?? false,
    matchSet: flag(mine?.role === 'joined' && mine.state !== 'withdrawn' && mine.state !== 'lapsed'),
    friend_status: viewer.friend,
    rank: issuer.rank,
    distance: distanceOf(scene),
    ...oddsOf({ ...scene, cast }, facts),
    rank_change: rankChangeOf(scene),
    actions: actionsFor(facts, viewer, now.getTime()),
  }
}
