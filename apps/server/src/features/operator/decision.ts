import { isId } from '@gauntlet/contract/fields'
import type { Decision } from '@gauntlet/rules/challenges/reporting'
import { type Desk, Failure, type Said } from '../../platform/operator/command.ts'
import { decideChallenge } from '../challenges/decide.ts'
import { keepAct } from './acts.ts'
import { nameOf, requirePerson } from './people.ts'
import { moment } from './words.ts'

/** Decides a result in the operator's name: for `winner`, void without one. */
export async function decide(
  desk: Desk,
  { act, id, winner, why }: { act: string; id: string; winner: string | undefined; why: string | undefined },
): Promise<Said> {
  if (!isId(id)) throw new Failure('There is no such challenge.')
  return desk.services.db.transaction(async tx => {
    const person = winner === undefined ? undefined : await requirePerson(tx, winner)
    const decision: Decision = person ? { winner_id: person.id } : 'void'
    const { before, after, strike } = await decideChallenge(tx, desk.services, id, decision)
    const barredUntil = strike?.barred_until ?? null
    const details = {
      decision,
      status_before: before.status,
      winner_before: before.winner_id,
      strike: strike?.user_id ?? null,
    }
    await keepAct(tx, desk, { act, subject: id, details, why })
    const said = person ? `${nameOf(person)} has won.` : 'The result is void.'
    const bar =
      strike && barredUntil ? ` Player ${strike.user_id} is barred from ranked play until ${moment(barredUntil)}.` : ''
    return {
      data: {
        challenge_id: id,
        status: after.status,
        winner_id: after.winner_id,
        strike: strike?.user_id ?? null,
        barred_until: barredUntil?.toISOString() ?? null,
      },
      text: said + bar,
    }
  })
}
