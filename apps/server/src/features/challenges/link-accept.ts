import { byLinkTexts, type linkedChallenges } from '@gauntlet/contract/challenges/by-link'
import { type ChallengeReason, challengeTexts } from '@gauntlet/contract/challenges/texts'
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
import { leadsNowhere } from '../gathering/wrong-codes.ts'
import { lockPlayers } from '../people/friendships-queries.ts'
import { keepSports } from '../sports/sports.ts'
import { refusalOf } from './act.ts'
import { challengeLink, loadChallenge } from './facts.ts'
import { deleteEndedLinks, findLink, putWish, takePlace, takeWish } from './link-queries.ts'
import { linkIn, openLink } from './links.ts'
import { storeChange } from './persist.ts'
import type { ChallengeColumns } from './tables.ts'

/** The challenge that was accepted, or was before; or why not. */
type Led = { id: string } | { reason: ChallengeReason }

interface Accepting {
  codeHash: Buffer
  times: Answer | undefined
  /** The terms that the player agreed to before; left out where that is done now. */
  agreedTo?: string | null
}

/** The terms to which a player agrees by accepting. Times that are chosen among several bring their own places. */
const agreedTo = ({ sport_id, ranked, start_at, city, state, zip, venue }: ChallengeColumns, times: Answer | null) =>
  JSON.stringify(times ? [sport_id, ranked] : [sport_id, ranked, start_at, city, state, zip, venue])

/** A player accepts by a link. The sport comes onto the profile, since it is played now. */
async function acceptThrough(
  tx: Transaction,
  services: Services,
  userId: string,
  { codeHash, times, agreedTo: before }: Accepting,
): Promise<Led> {
  const nowhere = { reason: 'not_invited' } as const
  // As a block does: the one that comes second sees what the first has made.
  await lockPlayers.all(tx, { ids: [userId] })
  const known = await findLink.first(tx, { codeHash })
  if (!known) return nowhere
  const id = known.challenge_id
  const now = services.clock.now()
  const loaded = await loadChallenge(tx, { id, viewerId: userId, now, lock: true })
  // Read again now that the row is held: somebody else may just have taken the last place, or the issuer the link.
  const link = await findLink.first(tx, { codeHash })
  if (!loaded || !link) return nowhere
  const { row, facts, viewer } = loaded
  if (before != null && before !== agreedTo(row, times ?? null)) return { reason: 'other_offer' }
  const attempt = acceptByLink(facts, viewer, linkIn(link, loaded), now.getTime(), times)
  if (attempt.kind !== 'allowed') return attempt.reason === 'already_accepted' ? { id } : { reason: attempt.reason }
  await storeChange(tx, services, { row, before: facts, ...attempt, actor: userId })
  await takePlace.affected(tx, { challengeId: id })
  if (!viewer.plays_sport) await keepSports(tx, services, userId, [row.sport_id])
  return { id }
}

/** Keeps what a player will accept once the e-mail is confirmed, and as what the player has seen it. */
async function wish(
  { db, clock }: Services,
  { id: userId }: Viewer,
  { codeHash, times }: { codeHash: Buffer; times: Answer | null },
): Promise<void> {
  const link = await findLink.first(db, { codeHash })
  const looking = link && { id: link.challenge_id, viewerId: userId, now: clock.now(), lock: false }
  const loaded = looking && (await loadChallenge(db, looking))
  if (!loaded) return
  const terms = agreedTo(loaded.row, times)
  await db.transaction(tx => putWish.affected(tx, { userId, codeHash, times, agreedTo: terms }))
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
    await wish(services, viewer, { codeHash, times: times ?? null })
    return new Said({ challenge_id: null }, { message: byLinkTexts.waits })
  }
  const led = await services.db.transaction(tx => acceptThrough(tx, services, viewer.id, { codeHash, times }))
  if ('id' in led) return new Said({ challenge_id: led.id }, { message: challengeTexts.accepted })
  throw led.reason === 'not_invited' ? await leadsNowhere(services, caller) : refusalOf('link', led.reason)
}

/** Refusals by what is otherwise than when the player accepted: who looks again may accept it as it is now. */
const OTHERWISE: ReadonlySet<ChallengeReason> = new Set(['other_offer', 'start_past', 'no_common_time'])

/** A player who signed up to accept a challenge has confirmed the e-mail. */
export const acceptWished: SignedUpFor = async (tx, services, userId) => {
  const wished = await takeWish.first(tx, { userId })
  if (!wished) return null
  const { code_hash: codeHash, times, agreed_to } = wished
  const led = await acceptThrough(tx, services, userId, { codeHash, times: times ?? undefined, agreedTo: agreed_to })
  if ('id' in led) return { to: challengeLink(led.id) }
  return { told: OTHERWISE.has(led.reason) ? byLinkTexts.changed : byLinkTexts.gone }
}

/** Deletes the links that have ended. */
export const endedLinksJob = ({ db, clock }: Services): Job => ({
  name: 'ended-challenge-links',
  everyMs: HOUR,
  async run() {
    await inBites(() => deleteEndedLinks.affected(db, { now: clock.now() }))
  },
})
