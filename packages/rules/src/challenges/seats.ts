import { withPlayer } from './attempt.ts'
import { type ChallengeFacts, playerOf, playing } from './facts.ts'
import { askedOn, captainOf, isSided, sideFor } from './sides.ts'

const OFF = { side: null, captain: false, need: null } as const

/** Lets a participant in: on the side for which they were named or have asked, whose captain they are as the first. */
export function seat(challenge: ChallengeFacts, userId: string): ChallengeFacts {
  if (!isSided(challenge)) return withPlayer(challenge, userId, { state: 'accepted' })
  const player = playerOf(challenge, userId)
  const side = sideFor(player)
  const captain = captainOf(challenge, side)
  const seated = withPlayer(challenge, userId, { state: 'accepted', side, captain: captain === undefined })
  if (player?.role !== 'joined' || captain?.need == null) return seated
  return withPlayer(seated, captain.user_id, { need: Math.max(0, captain.need - 1) })
}

/**
 * One who was going to play does not. Whoever was named for a side is out; others are in the state that is given. The
 * next of the side is captain after its captain; with the last of a side those go whom its captain has asked.
 */
export function leave(
  challenge: ChallengeFacts,
  userId: string,
  state: 'pending' | 'withdrawn',
): { facts: ChallengeFacts; heir: string | null } {
  const player = playerOf(challenge, userId)
  const wished = player?.role === 'joined' ? player.side : null
  const facts = withPlayer(challenge, userId, {
    ...OFF,
    side: wished,
    state: player?.role === 'lineup' ? 'lapsed' : state,
  })
  if (!isSided(challenge) || !player?.captain) return { facts, heir: null }
  const side = sideFor(player)
  const heir = playing(facts).find(one => one.side === side)
  if (heir) return { facts: withPlayer(facts, heir.user_id, { captain: true, need: player.need }), heir: heir.user_id }
  const left = askedOn(facts, side).reduce(
    (changed, { user_id }) => withPlayer(changed, user_id, { ...OFF, state: 'lapsed' }),
    facts,
  )
  return { facts: left, heir: null }
}

/** All of them take their acceptance back: nobody is left to lead them, and those whom a captain has named are out. */
export const leaveAll = (challenge: ChallengeFacts, userIds: readonly string[]): ChallengeFacts =>
  userIds.reduce((facts, id) => leave(facts, id, 'pending').facts, challenge)
