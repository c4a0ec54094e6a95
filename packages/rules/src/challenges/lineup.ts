import type { ChallengeReason } from '@gauntlet/contract/challenges/texts'
import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import type { Millis } from '@gauntlet/contract/time'
import { tell } from '../gathering/notify.ts'
import { done } from '../gathering/outcome.ts'
import { type Verdict, allowed, disabled, firstRefusal } from '../verdict.ts'
import { admit, others } from './answering.ts'
import type { ChallengeFacts, Viewer, SideIndex } from './facts.ts'
import { none, reportsOf, resultOf, withWinner } from './results.ts'
import {
  withPlayer,
  newPlayer,
  playerOf,
  askedOn,
  captainOf,
  type Gender,
  hasLost,
  ids,
  isGuest,
  isSided,
  membersOf,
  placesFor,
  sideFor,
  takenOut,
  unfitFor,
} from './sides.ts'
import { type ChallengeAttempt, attempt } from './actions.ts'

/** A player whom somebody would name for a side, as seen from whoever names them. */
export interface Candidate {
  id: string
  /** The account is verified, not suspended and not closed, and neither of the two blocks the other. */
  available: boolean
  friend: boolean
  /** An active member of the team for which the side plays. */
  teammate: boolean
  /** Under 18. */
  minor: boolean
  plays_sport: boolean
  /** Barred from ranked play. */
  barred: boolean
  /** A block lies between this player and another of the match, or one who is named with them. */
  apart: boolean
}

export interface LineupChange {
  add: readonly Candidate[]
  remove: readonly string[]
  /** The side that the captain takes for theirs. */
  side?: SideIndex | undefined
  /** How many places anybody may ask for; left out, as many as before. */
  need?: number | undefined
  /** Of everybody named and of everybody in the match. */
  genders: ReadonlyMap<string, Gender>
}

type LineupVerdict = Verdict<ChallengeReason>
const unless = (ok: boolean, reason: ChallengeReason): LineupVerdict => (ok ? allowed : disabled(reason))

/** Has asked to join on this side. */
const waitsFor = (challenge: ChallengeFacts, userId: string, side: SideIndex): boolean => {
  const player = playerOf(challenge, userId)
  return player?.role === 'joined' && player.state === 'pending' && sideFor(player) === side
}

const unfit = (
  challenge: ChallengeFacts,
  side: SideIndex,
  id: string,
  genders: ReadonlyMap<string, Gender>,
): LineupVerdict => {
  const mates = [...membersOf(challenge, side), ...askedOn(challenge, side)]
  const reason = unfitFor(
    challenge,
    mates.map(({ user_id }) => genders.get(user_id) ?? null),
    genders.get(id) ?? null,
  )
  return reason === null ? allowed : disabled(reason)
}

/** May this player be named for the side? The first refusal, from the player to the place. */
function mayBeNamed(
  challenge: ChallengeFacts,
  side: SideIndex,
  candidate: Candidate,
  genders: ReadonlyMap<string, Gender>,
): LineupVerdict {
  const { id } = candidate
  const state = playerOf(challenge, id)?.state
  const waits = waitsFor(challenge, id, side)
  return firstRefusal<ChallengeReason>(
    unless(waits || (state !== 'accepted' && state !== 'pending'), 'in_match'),
    unless(state !== 'declined', 'said_no'),
    unless(candidate.available, 'unavailable'),
    unless(waits || candidate.friend || candidate.teammate, 'not_nameable'),
    unless(candidate.friend || !candidate.minor, 'only_friends'),
    unless(candidate.plays_sport, 'not_their_sport'),
    unless(!candidate.apart && !(challenge.ranked && candidate.barred), 'cannot_join'),
    unfit(challenge, side, id, genders),
    unless(isSided(challenge) && placesFor(challenge, side, id) > 0, 'side_full'),
  )
}

/** With this player on a side, as one whom a captain named. */
const withNamed = (
  challenge: ChallengeFacts,
  id: string,
  side: SideIndex,
  place: { state: 'pending' | 'accepted'; named_at?: Millis },
): ChallengeFacts => {
  const row = { ...newPlayer(id, 'lineup', place.state), ...place, side }
  return playerOf(challenge, id)
    ? withPlayer(challenge, id, row)
    : { ...challenge, players: [...challenge.players, row] }
}

/** A captain takes players out of their side and names others, before the start. */
export const changeLineup = (
  facts: ChallengeFacts,
  viewer: Viewer,
  { add, remove, side: meant, need, genders }: LineupChange,
  now: Millis,
): ChallengeAttempt =>
  attempt('line_up', facts, viewer, now, challenge => {
    const side = sideFor(playerOf(challenge, viewer.id))
    if (meant !== undefined && meant !== side) return disabled('other_side')
    if (need !== undefined && !challenge.open) return disabled('not_open')
    let changed = challenge
    for (const id of remove) {
      const there = [...membersOf(changed, side), ...askedOn(changed, side)].find(({ user_id }) => user_id === id)
      if (!there) return disabled('not_on_side')
      if (there.captain) return disabled('captain_stays')
      changed = takenOut(changed, id)
    }
    const named: Record<'asked_in' | 'picked' | 'admitted', string[]> = { asked_in: [], picked: [], admitted: [] }
    for (const candidate of add) {
      const { id, teammate } = candidate
      const verdict = mayBeNamed(changed, side, candidate, genders)
      if (verdict.kind !== 'allowed') return verdict
      if (waitsFor(changed, id, side)) {
        changed = admit(changed, id)
        named.admitted.push(id)
      } else {
        changed = withNamed(changed, id, side, { state: teammate ? 'accepted' : 'pending' })
        named[teammate ? 'picked' : 'asked_in'].push(id)
      }
    }
    if (need !== undefined) changed = withPlayer(changed, viewer.id, { need })
    return done(changed, {
      ...none,
      notify: [
        ...tell('taken_out', remove),
        ...tell('asked_in', named.asked_in),
        ...tell('picked', named.picked),
        ...tell('admitted', named.admitted),
      ],
    })
  })

/** The sides as a report says that they played, and the players named in it. */
export interface PlayedLineup {
  sides: readonly (readonly string[])[]
  candidates: readonly Candidate[]
  genders: ReadonlyMap<string, Gender>
}

interface Restated {
  kind: 'allowed'
  facts: ChallengeFacts
  /** Those who were not in the line-up before. */
  named: readonly string[]
  /** Those who were in it, and are not said to have played. */
  leftOut: readonly string[]
}

/** The players who were really on the reporter's side. The other side says that for itself. */
export function restate(
  challenge: ChallengeFacts,
  reporterId: string,
  { sides, candidates, genders }: PlayedLineup,
  now: Millis,
): Restated | Exclude<LineupVerdict, { kind: 'allowed' }> {
  if (!isSided(challenge)) return disabled('no_sides')
  const side = sideFor(playerOf(challenge, reporterId))
  const [own = [], other = []] = side === 0 ? sides : [sides[1] ?? [], sides[0] ?? []]
  const there = new Set(membersOf(challenge, side === 0 ? 1 : 0).map(({ user_id }) => user_id))
  if (other.length > 0 && (other.length !== there.size || !other.every(id => there.has(id))))
    return disabled('other_side')
  if (own.length === 0) return { kind: 'allowed', facts: challenge, named: [], leftOut: [] }
  const captain = captainOf(challenge, side)
  if (captain && !own.includes(captain.user_id)) return disabled('captain_stays')
  if (!own.includes(reporterId)) return disabled('not_on_side')
  const before = membersOf(challenge, side)
  const left = before.filter(({ user_id }) => !own.includes(user_id))
  let facts: ChallengeFacts = challenge
  for (const { user_id } of left) facts = takenOut(facts, user_id)
  const named = own.filter(id => !ids(before).includes(id))
  for (const id of named) {
    const candidate = candidates.find(one => one.id === id)
    if (!candidate) return disabled('not_nameable')
    const verdict = mayBeNamed(facts, side, candidate, genders)
    if (verdict.kind !== 'allowed') return verdict
    facts = withNamed(facts, id, side, { state: 'accepted', named_at: now })
  }
  return { kind: 'allowed', facts, named, leftOut: ids(left.filter(player => !isGuest(player))) }
}

/** The player whose report put this one on a side that lost, by the result or by what was reported first. */
function namedToLose(challenge: ChallengeFacts, userId: string, now: Millis): string | null {
  const reports = reportsOf(challenge)
  const stands = challenge.status === S.complete
  const told = stands ? challenge : withWinner(challenge, reports[0]?.winner_id ?? null)
  if (!resultOf(told, now).ranked || !hasLost(told, userId, told.winner_id)) return null
  const side = sideFor(playerOf(told, userId))
  return reports.find(({ user_id }) => sideFor(playerOf(told, user_id)) === side)?.user_id ?? null
}

/**
 * A player named in a report did not play: a result that stands counts anew, moves no rank, and costs nothing.
 * Where that keeps a rank from the winners, it counts like a void dispute against the loser who named the player.
 */
export const denyPlaying = (facts: ChallengeFacts, viewer: Viewer, now: Millis): ChallengeAttempt =>
  attempt('did_not_play', facts, viewer, now, challenge => {
    const changed = takenOut(challenge, viewer.id)
    const told = others(changed, viewer.id)
    const stands = challenge.status === S.complete
    const moved = stands && resultOf(challenge, now).ranked
    return done(moved ? { ...changed, paid: 0 } : changed, {
      ...none,
      ...(stands && { voids_result: true, result: resultOf(changed, now) }),
      refund: moved ? challenge.paid : 0,
      strike: namedToLose(challenge, viewer.id, now),
      notify: [...tell('not_there', told), ...(moved ? tell('no_rank', told) : [])],
    })
  })

/** The act that 'dismissed' means to a player of a line-up, by where they stand. */
export function dismissalOf(challenge: ChallengeFacts, userId: string): 'decline' | 'cancel' | 'did_not_play' {
  const player = playerOf(challenge, userId)
  const isAhead = challenge.status === S.pending || challenge.status === S.upcoming
  if (player?.role !== 'lineup' || !isAhead) return 'did_not_play'
  return player.state === 'accepted' ? 'cancel' : 'decline'
}
