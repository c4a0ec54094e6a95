import { challengeReasons } from '@gauntlet/contract/challenges-reasons'
import { type contact, contactTexts, DISPUTE } from '@gauntlet/contract/contact'
import type { InputOf } from '@gauntlet/contract/endpoint'
import { Said } from '../../platform/http/bind.ts'
import { newId } from '../../platform/ids.ts'
import { MAIL_JOB } from '../../platform/outbox/outbox.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { contestChallenge } from '../challenges/contest.ts'
import { mailOperator } from './mails.ts'
import { insertMessage } from './queries.ts'

type Input = InputOf<typeof contact.send>
type Outcome = Awaited<ReturnType<typeof contestChallenge>>

/** The result stands whether or not the writer is told why: what does not concern them has no reason. */
function answerTo(outcome: Outcome): string {
  if (outcome?.kind === 'allowed') return contactTexts.disputed
  return outcome?.kind === 'disabled' ? `${contactTexts.stands} ${challengeReasons[outcome.reason]}` : contactTexts.sent
}

/** Keeps a message and mails it to the operator; a participant's Dispute disputes the result in the same step. */
export async function sendContact(services: Services, viewer: Viewer | null, input: Input) {
  const { challenge, tournament, player, reason, message } = input
  const said = await services.db.transaction(async tx => {
    const disputes = viewer !== null && reason === DISPUTE && challenge !== undefined
    const outcome = disputes ? await contestChallenge(tx, services, viewer, challenge) : undefined
    const now = services.clock.now()
    const kept = await insertMessage.one(tx, {
      id: newId(now),
      now,
      firstName: input.first_name,
      lastName: input.last_name,
      email: input.email,
      reason,
      message,
      senderId: viewer?.id ?? null,
      challengeId: challenge ?? null,
      tournamentId: tournament ?? null,
      playerId: player ?? null,
    })
    await mailOperator(tx, services, {
      ...input,
      sender: viewer?.id,
      challenge: kept.challenge_id,
      player: kept.player_id,
      disputed: outcome?.kind === 'allowed',
    })
    return answerTo(outcome)
  })
  services.jobs.wake(MAIL_JOB)
  return new Said(undefined, { message: said })
}
