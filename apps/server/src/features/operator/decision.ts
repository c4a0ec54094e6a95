import { isId } from '@gauntlet/contract/fields'
import type { Decision } from '@gauntlet/rules/challenges/reporting'
import type { TournamentFacts } from '@gauntlet/rules/tournaments/facts'
import type { Placing, PlacingsDecision } from '@gauntlet/rules/tournaments/reporting'
import type { Transaction } from '../../platform/database/database.ts'
import { type Desk, Failure, type Said } from '../../platform/operator/command.ts'
import { decideChallenge } from '../challenges/decide.ts'
import { decideTournament } from '../tournaments/decide.ts'
import { keepAct } from './acts.ts'
import { listPlaced } from './dispute-queries.ts'
import { nameOf, requirePerson } from './people.ts'
import { moment } from './formats.ts'
import { lockPerson } from './queries.ts'

interface Deciding {
  /** The command. */
  act: string
  id: string
  why: string | undefined
}

/** An operator's decision about a challenge, with the winner by id or e-mail. */
export type MatchWord = 'void' | 'draw' | { winner: string }

/** A player by id or e-mail, with the name as the operator reads it; by id also where the account is closed. */
async function personOf(tx: Transaction, named: string): Promise<{ id: string; name: string }> {
  const [person] = isId(named) ? await lockPerson.all(tx, { id: named, email: null }) : [await requirePerson(tx, named)]
  return person ? { id: person.id, name: nameOf(person) } : { id: named, name: 'A former player' }
}

function saidOf(decision: Decision, winner: string | undefined): string {
  if (winner !== undefined) return `${winner} has won.`
  return decision === 'void' ? 'The result is void.' : 'The result is a draw.'
}

/** Decides the result of a challenge in the operator's name. */
export async function decideMatch(desk: Desk, { act, id, word, why }: Deciding & { word: MatchWord }): Promise<Said> {
  if (!isId(id)) throw new Failure('There is no such challenge.')
  return desk.services.db.transaction(async tx => {
    const person = typeof word === 'string' ? undefined : await personOf(tx, word.winner)
    const decision: Decision = word === 'void' ? 'void' : { winner_id: person?.id ?? null }
    const { before, after, strike } = await decideChallenge(tx, desk.services, id, decision)
    const barredUntil = strike?.barred_until ?? null
    const details = {
      decision,
      status_before: before.status,
      winner_before: before.winner_id,
      strike: strike?.user_id ?? null,
    }
    await keepAct(tx, desk, { act, subject: id, details, why })
    const said = saidOf(decision, person?.name)
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

/** An operator's decision about a tournament, with players by id or e-mail. */
export type TournamentWord = 'confirm' | 'void' | { winner: string } | { places: readonly string[] }

/** An id is taken as it is, for a player whose account is closed has one, too; the rules know who has played. */
const idOf = async (tx: Transaction, named: string): Promise<string> =>
  isId(named) ? named : (await requirePerson(tx, named)).id

async function decisionOf(tx: Transaction, word: TournamentWord): Promise<PlacingsDecision> {
  if (word === 'confirm') return 'stand'
  if (word === 'void') return 'void'
  if ('winner' in word) return { winner: await idOf(tx, word.winner) }
  const placings: Placing[] = []
  for (const named of word.places) placings.push({ user_id: await idOf(tx, named), position: placings.length + 1 })
  return { placings }
}

/** In order of position. */
const placingsOf = ({ places }: TournamentFacts): Placing[] =>
  places
    .flatMap(({ user_id, position }) => (position === null ? [] : { user_id, position }))
    .toSorted((one, two) => one.position - two.position)

/** Decides the result of a tournament in the operator's name. */
export async function decideTournamentResult(
  desk: Desk,
  { act, id, word, why }: Deciding & { word: TournamentWord },
): Promise<Said> {
  if (!isId(id)) throw new Failure('There is no such tournament.')
  return desk.services.db.transaction(async tx => {
    const decision = await decisionOf(tx, word)
    const { before, after } = await decideTournament(tx, desk.services, id, decision)
    const details = { decision, places_before: placingsOf(before), held_by: before.held_by }
    await keepAct(tx, desk, { act, subject: id, details, why })
    const people = await listPlaced.all(tx, { ids: [id] })
    const placed = people.flatMap(({ position, name }) => (position === null ? [] : `  ${position}. ${name}`))
    return {
      data: { tournament_id: id, status: after.status, places: placingsOf(after) },
      text: placed.length > 0 ? ['The result stands:', ...placed].join('\n') : 'The result is void.',
    }
  })
}
