import type { OpenCard } from '@gauntlet/contract/challenges/open-card'
import { challengeStatusWords } from '@gauntlet/contract/challenges/status'
import { codeOfState } from '@gauntlet/contract/places/states'
import { verdictOf } from '@gauntlet/rules/challenges/actions'
import { settle } from '@gauntlet/rules/challenges/lifecycle'
import { readsGuests, seesInside } from '@gauntlet/rules/challenges/seeing'
import { isFrozen } from '@gauntlet/rules/gathering/waits'
import { factsOf, viewerOf } from './facts.ts'
import { oddsOf, presentSides } from './odds.ts'
import { placeOf, presentOnCard, type Scene, settledCast, shownTo } from './present.ts'

const flag = (value: boolean) => (value ? 1 : 0)

/** The card of an open challenge that is ahead: the same fields as `present` has of it. */
export function presentOpen(scene: Scene): OpenCard {
  const { row, me } = scene
  const now = scene.now.getTime()
  const { facts } = settle(factsOf(row, scene.cast), now)
  const viewer = viewerOf(me, row, scene.cast)
  const cast = settledCast(scene.cast, facts)
  const inside = seesInside(facts, viewer, now)
  const reads = readsGuests(facts, me.id)
  const people = shownTo(me.id, cast, facts, inside).map(one => presentOnCard(one, scene, reads))
  const issuer = people.find(({ role }) => role === 'issuer')
  if (!issuer) throw new Error(`Challenge ${row.id} has no issuer`)
  const playing = people.filter(({ state }) => state === 'accepted')
  const mine = cast.find(({ user_id }) => user_id === me.id)
  const winner = facts.winner_id
  const { message = '', blocked = false } = cast.find(({ role }) => role === 'issuer') ?? {}
  return {
    id: row.id,
    status: challengeStatusWords[facts.status],
    event_status_id: facts.status,
    user_id: row.issuer_id,
    issuer,
    recipients: people.filter(({ role }) => role === 'recipient'),
    opponents: playing.filter(({ role }) => role !== 'issuer'),
    users: playing,
    request_user: people.filter(({ role, state }) => role === 'joined' && state !== 'withdrawn'),
    sides: presentSides({ ...scene, cast }, facts, { people, ahead: true, inside }).sides,
    user_count: cast.filter(({ state }) => state === 'accepted').length,
    sport: { id: row.sport_id, name: row.sport_name },
    location: row.city,
    state: codeOfState(row.state),
    ...placeOf(scene, inside),
    timezone: row.timezone,
    challenge_start: new Date(facts.start).toISOString(),
    challenge_end: null,
    open_challenge: flag(row.open),
    ranked: flag(facts.ranked),
    message: inside && !blocked ? message : '',
    created: row.created_at.toISOString(),
    frozen: isFrozen(facts, now),
    reject: flag(facts.disputed_at !== null),
    reported_winner_id: winner,
    winnername: winner === null ? null : (scene.cards.get(winner)?.full_name ?? null),
    matchSet: flag(mine?.role === 'joined' && mine.state !== 'withdrawn' && mine.state !== 'lapsed'),
    friend_status: viewer.friend,
    rank: issuer.rank,
    ...oddsOf({ ...scene, cast }, facts),
    actions: { join: verdictOf('join', facts, viewer, now), unjoin: verdictOf('unjoin', facts, viewer, now) },
  }
}
