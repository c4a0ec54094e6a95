import { byLinkTexts, type linkedChallenges } from '@gauntlet/contract/challenges/by-link'
import { challengeTexts } from '@gauntlet/contract/challenges/texts'
import type { ChallengeReason } from '@gauntlet/contract/challenges/reasons'
import type { InputOf } from '@gauntlet/contract/endpoint'
import { HOUR } from '@gauntlet/contract/time'
import { acceptByLink } from '@gauntlet/rules/challenges/links'
import type { Answer } from '@gauntlet/rules/challenges/facts'
import { hashToken } from '../../platform/auth/authenticate.ts'
import { inBites } from '../../platform/database/bites.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { SignedUpFor } from '../../platform/features/gathers.ts'
import { type Caller, Said } from '../../platform/http/bind.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { keepSports } from '../sports/sports.ts'
import { refusalOf } from './act.ts'
import { loadChallenge } from './facts.ts'
import { deleteEndedLinks, findLink, putWish, takePlace, takeWish } from './link-queries.ts'
import { leadsNowhere, linkIn, openLink } from './links.ts'
import { challengeLink } from './notices.ts'
import { storeChange } from './persist.ts'

/** The challenge that was accepted, or was before; or why not. */
type Led = { id: string } | { reason: ChallengeReason }

/** A player accepts by a link. The sport comes onto the profile, since it is played now. */
async function acceptThrough(
  tx: Transaction,
  services: Services,
  userId: string,
  codeHash: Buffer,
  times: Answer | undefined,
): Promise<Led> {
  const nowhere = { reason: 'not_invited' } as const
  const known = await findLink.first(tx, { codeHash })
  if (!known) return nowhere
  const id = known.challenge_id
  const now = services.clock.now()
  const loaded = await loadChallenge(tx, { id, viewerId: userId, now, lock: true })
  // Read again now that the row is held: somebody else may just have taken the last place, or the issuer the link.
  const link = await findLink.first(tx, { codeHash })
  if (!loaded || !link) return nowhere
  const { row, facts, viewer } = loaded
  const attempt = acceptByLink(facts, viewer, linkIn(link, loaded), now.getTime(), times)
  if (attempt.kind !== 'allowed') return attempt.reason === 'already_accepted' ? { id } : { reason: attempt.reason }
  await storeChange(tx, services, { row, before: facts, ...attempt, actor: userId })
  await takePlace.affected(tx, { challengeId: id })
  if (!viewer.plays_sport) await keepSports(tx, services, userId, [row.sport_id])
  return { id }
}

/** Accepts by a link; a player whose e-mail is not confirmed yet accepts with the confirmation. */
export async function acceptLink(
  services: Services,
  viewer: Viewer,
  { code, times }: InputOf<typeof linkedChallenges.accept>,
  caller: Caller,
) {
  const codeHash = hashToken(code)
  if (!viewer.verified) {
    await openLink(services, viewer, { code }, caller)
    await services.db.transaction(tx => putWish.affected(tx, { userId: viewer.id, codeHash, times: times ?? null }))
    return new Said({ challenge_id: null }, { message: byLinkTexts.waits })
  }
  const led = await services.db.transaction(tx => acceptThrough(tx, services, viewer.id, codeHash, times))
  if ('id' in led) return new Said({ challenge_id: led.id }, { message: challengeTexts.accepted })
  throw led.reason === 'not_invited' ? await leadsNowhere(services, caller) : refusalOf('link', led.reason)
}

/** A player who signed up to accept a challenge has confirmed the e-mail. One that is gone by now is passed over. */
export const acceptWished: SignedUpFor = async (tx, services, userId) => {
  const wish = await takeWish.first(tx, { userId })
  const led = wish && (await acceptThrough(tx, services, userId, wish.code_hash, wish.times ?? undefined))
  return led && 'id' in led ? challengeLink(led.id) : null
}

/** Deletes the links that have ended. */
export const endedLinksJob = ({ db, clock }: Services): Job => ({
  name: 'ended-challenge-links',
  everyMs: HOUR,
  async run() {
    await inBites(() => deleteEndedLinks.affected(db, { now: clock.now() }))
  },
})
