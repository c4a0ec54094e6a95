import type { ChallengeReason } from '@gauntlet/contract/challenges/texts'
import type { Millis } from '@gauntlet/contract/time'
import { tell } from '../gathering/notify.ts'
import { done } from '../gathering/outcome.ts'
import { disabled } from '../verdict.ts'
import { type ChallengeAttempt, attempt } from './actions.ts'
import type { ChallengeFacts, PlayerFacts, SideIndex, Viewer } from './facts.ts'
import { none, type Notice } from './results.ts'
import {
  askedOn,
  bothSides,
  captainOf,
  type Gender,
  isGuest,
  isSided,
  issuerOf,
  membersOf,
  playerOf,
  sideFor,
  unfitFor,
  withPlayer,
} from './sides.ts'

/** A captain makes another player of the side its captain, and goes on playing. */
export const handOver = (facts: ChallengeFacts, viewer: Viewer, userId: string, now: Millis): ChallengeAttempt =>
  attempt('line_up', facts, viewer, now, challenge => {
    const own = playerOf(challenge, viewer.id)
    const side = sideFor(own)
    const mate = membersOf(challenge, side).find(({ user_id }) => user_id === userId && user_id !== viewer.id)
    if (!mate) return disabled('not_on_side')
    if (isGuest(mate)) return disabled('guests_follow')
    const without = withPlayer(challenge, viewer.id, { captain: false, need: null })
    const changed = withPlayer(without, userId, { captain: true, need: own?.need ?? null })
    const other = captainOf(changed, side === 0 ? 1 : 0)
    return done(changed, {
      ...none,
      notify: [
        ...tell<Notice>('made_captain', [userId]),
        ...tell<Notice>('other_captain', other ? [other.user_id] : []),
      ],
    })
  })

/** The players of a match as somebody would have them on two sides. */
export interface NewSides {
  sides: readonly (readonly string[])[]
  genders: ReadonlyMap<string, Gender>
  /** A side plays for a team: its players stay with it. */
  ofTeam: boolean
}

/** Those who play and those who are asked, whose places are kept for them. */
const placed = (challenge: ChallengeFacts): PlayerFacts[] =>
  bothSides.flatMap(side => [...membersOf(challenge, side), ...askedOn(challenge, side)])

/** Why these players cannot be on a side together; null where they can. */
function unfitTogether(
  challenge: ChallengeFacts,
  ids: readonly string[],
  genders: NewSides['genders'],
): ChallengeReason | null {
  const told = ids.map(id => genders.get(id) ?? null)
  return told.reduce<ChallengeReason | null>(
    (reason, gender, at) => reason ?? unfitFor(challenge, told.slice(0, at), gender),
    null,
  )
}

/** The issuer, who leads a side, moves players between the sides before the start; both captains stay on theirs. */
export const rearrange = (
  facts: ChallengeFacts,
  viewer: Viewer,
  { sides, genders, ofTeam }: NewSides,
  now: Millis,
): ChallengeAttempt =>
  attempt('line_up', facts, viewer, now, challenge => {
    if (issuerOf(challenge) !== viewer.id) return disabled('not_yours')
    if (!isSided(challenge)) return disabled('no_sides')
    if (ofTeam) return disabled('other_side')
    const before = placed(challenge)
    const named = new Set(sides.flat())
    if (named.size !== before.length || !before.every(({ user_id }) => named.has(user_id)))
      return disabled('list_changed')
    const captains = bothSides.map(side => captainOf(challenge, side)?.user_id ?? '')
    const ordered = sides[0]?.includes(captains[0] ?? '') ? sides : sides.toReversed()
    if (!bothSides.every(side => captains[side] === '' || ordered[side]?.includes(captains[side] ?? '')))
      return disabled('captain_stays')
    for (const side of ordered) {
      if (side.length > challenge.side_size) return disabled('side_full')
      const reason = unfitTogether(challenge, side, genders)
      if (reason !== null) return disabled(reason)
    }
    const newSideOf = (id: string): SideIndex => (ordered[0]?.includes(id) ? 0 : 1)
    const moved = before.flatMap(({ user_id, side }) => (side === newSideOf(user_id) ? [] : [user_id]))
    const changed = moved.reduce<ChallengeFacts>((so, id) => withPlayer(so, id, { side: newSideOf(id) }), challenge)
    const others = captains.filter(id => id !== '' && id !== viewer.id && moved.length > 0)
    return done(changed, {
      ...none,
      notify: [...tell<Notice>('moved', moved), ...tell<Notice>('sides_evened', others)],
    })
  })
