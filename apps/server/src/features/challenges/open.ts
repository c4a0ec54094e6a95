import { challengeTexts } from '@gauntlet/contract/challenges/texts'
import type { openChallenges } from '@gauntlet/contract/challenges/open'
import { acceptParticipant, join, turnDown } from '@gauntlet/rules/challenges/participants'
import { unjoin } from '@gauntlet/rules/challenges/leaving'
import type { Viewer as RulesViewer } from '@gauntlet/rules/challenges/facts'
import { genderOf } from '@gauntlet/rules/challenges/sides'
import { isMinor } from '@gauntlet/rules/people/relation'
import type { Transaction } from '../../platform/database/database.ts'
import { Said } from '../../platform/http/bind.ts'
import { notFound } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { challengeAct } from './act.ts'
import { findApart } from './lineup-queries.ts'
import { countWaiting, listMine } from './open-queries.ts'
import { presentChallenges, viewChallenge } from './present-list.ts'
import { type Loaded, isUnreachable, unfitIn, viewerFacts } from './facts.ts'

export async function myOpenChallenges(services: Services, viewer: Viewer) {
  const rows = await listMine.all(services.db, { viewerId: viewer.id, now: services.clock.now() })
  return presentChallenges(
    services,
    viewer,
    rows.map(row => row.challenge_id),
  )
}

/** An open challenge with the players who joined it. */
export async function viewOpenChallenge(services: Services, viewer: Viewer, { id }: { id: string }) {
  const challenge = await viewChallenge(services, viewer, { id })
  if (challenge.open_challenge === 0) throw notFound()
  return challenge
}

export const joinChallenge = challengeAct<typeof openChallenges.join>(
  () => 'join',
  (act, _viewer, { challenge_id, side }) =>
    act(challenge_id, () => ({ action: 'join', attempt: (facts, viewer, now) => join(facts, viewer, now, side) })),
  'challenge_id',
)
export const unjoinChallenge = challengeAct<typeof openChallenges.unjoin>(
  () => 'unjoin',
  (act, _viewer, { challenge_id }) => act(challenge_id, () => ({ action: 'unjoin', attempt: unjoin })),
  'challenge_id',
)

/** A block between a participant and others of the match, and a bar from ranked play. */
type Hindrance = Pick<RulesViewer, 'apart' | 'barred_until'>

/** The block or the bar that keeps a participant out of the match. */
async function hindranceOf(
  tx: Transaction,
  { clock }: Pick<Services, 'clock'>,
  { row, facts, cast }: Loaded,
  userId: string,
): Promise<Hindrance> {
  // Only in a match of sides do all who play have to get along.
  const sided = facts.side_size !== null
  const apart = sided && (await findApart.one(tx, { challengeId: row.id, userId })).apart
  const asksForRanked = facts.ranked && cast.some(({ user_id }) => user_id === userId)
  return { apart, barred_until: asksForRanked ? (await viewerFacts(tx, userId, clock.now())).barred_until : null }
}

/** The issuer, as the rules see them in relation to one participant. */
function issuerTowards({ viewer, row, cast }: Loaded, userId: string, hindrance: Hindrance): RulesViewer {
  const about = cast.find(({ user_id }) => user_id === userId)
  if (!about) return viewer
  const issuer = cast.find(({ role }) => role === 'issuer')
  return {
    ...viewer,
    blocked: isUnreachable(about),
    friend: about.friend,
    minor: isMinor(about) || (issuer !== undefined && isMinor(issuer)),
    ...hindrance,
    unfit: unfitIn(row, cast, userId, genderOf(about.gender_name)),
  }
}

/** The issuer accepts or turns down a player who joined. */
export const answerParticipant = challengeAct<typeof openChallenges.answer>(
  raw => (raw['status'] === 'dismissed' ? 'turn_down' : 'accept_participant'),
  async (act, _viewer, { challenge_id, user_id, status }, services) => {
    const accepts = status === 'accepted'
    const answer = accepts ? acceptParticipant : turnDown
    const challenge = await act(challenge_id, async (loaded, _now, tx) => {
      const hindrance = await hindranceOf(tx, services, loaded, user_id)
      return {
        action: accepts ? 'accept_participant' : 'turn_down',
        attempt: (facts, _issuer, now) => answer(facts, issuerTowards(loaded, user_id, hindrance), user_id, now),
      }
    })
    return new Said(challenge, { message: accepts ? challengeTexts.participantAccepted : challengeTexts.turnedDown })
  },
  'challenge_id',
)

export async function countWaitingMatches({ db, clock }: Services, viewer: Viewer) {
  const { waiting } = await countWaiting.one(db, { viewerId: viewer.id, now: clock.now() })
  return { count: waiting }
}
