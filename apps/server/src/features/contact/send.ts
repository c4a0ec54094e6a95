import { challengeReasons } from '@gauntlet/contract/challenges/texts'
import { type contact, contactTexts, DISPUTE } from '@gauntlet/contract/contact/endpoints'
import type { InputOf } from '@gauntlet/contract/endpoint'
import { tournamentReasons } from '@gauntlet/contract/tournaments/reasons'
import type { Transaction } from '../../platform/database/database.ts'
import { Said } from '../../platform/http/bind.ts'
import { newId } from '../../platform/ids.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { contestChallenge } from '../challenges/contest.ts'
import { disputeTournament } from '../tournaments/dispute.ts'
import { mailOperator } from './mails.ts'
import { insertMessage } from './queries.ts'

type Input = InputOf<typeof contact.send>
/** The outcome of a dispute; undefined where nothing was disputed. */
type Outcome = { kind: 'allowed' | 'hidden' } | { kind: 'disabled'; why: string } | undefined

/** A participant's Dispute holds the result that it is about. */
async function disputed(tx: Transaction, services: Services, viewer: Viewer, input: Input): Promise<Outcome> {
  const { challenge, tournament } = input
  if (challenge !== undefined) {
    const verdict = await contestChallenge(tx, services, viewer, challenge)
    return verdict?.kind === 'disabled' ? { kind: 'disabled', why: challengeReasons[verdict.reason] } : verdict
  }
  if (tournament === undefined) return undefined
  const verdict = await disputeTournament(tx, services, viewer, tournament)
  return verdict?.kind === 'disabled' ? { kind: 'disabled', why: tournamentReasons[verdict.reason] } : verdict
}

/** The result stands whether or not the writer is told why: what does not concern them has no reason. */
function answerTo(outcome: Outcome): string {
  if (outcome?.kind === 'allowed') return contactTexts.disputed
  return outcome?.kind === 'disabled' ? `${contactTexts.stands} ${outcome.why}` : contactTexts.sent
}

/** Keeps a message and mails it to the operator; a participant's Dispute disputes the result in the same step. */
export async function sendContact(services: Services, viewer: Viewer | null, input: Input) {
  const { challenge, tournament, player, reason, message } = input
  const said = await services.db.transaction(async tx => {
    const outcome = viewer !== null && reason === DISPUTE ? await disputed(tx, services, viewer, input) : undefined
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
      tournament: kept.tournament_id,
      player: kept.player_id,
      disputed: outcome?.kind === 'allowed',
    })
    return answerTo(outcome)
  })
  return new Said(undefined, { message: said })
}
