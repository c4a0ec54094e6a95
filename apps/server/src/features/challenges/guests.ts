import { type Claimant, claimPlace, mayClaim } from '@gauntlet/rules/challenges/guests'
import { isMinor } from '@gauntlet/rules/people/relation'
import type { Executor } from '../../platform/database/database.ts'
import type { Claim, Hosting } from '../../platform/features/gathers.ts'
import type { Services } from '../../platform/services.ts'
import { keepSports } from '../sports/sports.ts'
import { loadChallenge } from './facts.ts'
import { storeChange } from './persist.ts'

/** A match as it is for a player who would take over the place of a guest in it. */
async function loadFor(executor: Executor, { clock }: Services, claim: Claim, lock: boolean) {
  const { thingId: id, guestId, hostId, playerId } = claim
  const now = clock.now()
  const loaded = await loadChallenge(executor, { id, viewerId: playerId, now, lock })
  if (!loaded) return undefined
  const host = loaded.cast.find(({ user_id }) => user_id === hostId)
  const isApart = loaded.me.minor || (host !== undefined && isMinor(host))
  const claimant: Claimant = {
    ...loaded.viewer,
    guest_id: guestId,
    host_id: hostId,
    kept_apart: isApart && host?.friend !== 'friend',
  }
  const verdict = mayClaim(loaded.facts, claimant, now.getTime())
  const isIn = verdict.kind !== 'allowed' && verdict.reason === 'in_match'
  return verdict.kind === 'allowed' || isIn ? { ...loaded, claimant, isIn } : undefined
}

export const challengeGuests: Hosting = {
  kind: 'challenge',
  async look(services, claim) {
    const found = await loadFor(services.db, services, claim, false)
    if (!found) return undefined
    const { sport_name: title, start_at, timezone, city, state } = found.row
    return { title, start_at, timezone, city, state, is_in: found.isIn }
  },
  async claim(tx, services, claim) {
    const found = await loadFor(tx, services, claim, true)
    if (!found || found.isIn) return found && 'is_in'
    const { row, facts, viewer, claimant } = found
    const attempt = claimPlace(facts, claimant, services.clock.now().getTime())
    if (attempt.kind !== 'allowed') return undefined
    await storeChange(tx, services, { row, before: facts, ...attempt, actor: claim.playerId })
    // The sport comes onto the profile, since it is played now.
    if (!viewer.plays_sport) await keepSports(tx, services, claim.playerId, [row.sport_id])
    return 'claimed'
  },
}
