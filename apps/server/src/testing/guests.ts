import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { lineups } from '@gauntlet/contract/challenges/lineup'
import { guests } from '@gauntlet/contract/guests/endpoints'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import type { Player, TestApp } from './app.ts'
import { tournamentOf } from './tournaments.ts'

/** The organizer gives a place to a guest; answers the tournament with the guest's id. */
export async function nameGuest(
  app: TestApp,
  { id: tournament_id }: Pick<Tournament, 'id'>,
  name: string,
  organizer: Player,
): Promise<string> {
  const { payload, body } = await app.call(tournaments.addPlayers, { tournament_id, guest: name }, organizer)
  const guest = payload?.users.find(({ full_name }) => full_name === name)
  if (!guest) throw new Error(`No place for ${name}: ${JSON.stringify(body)}`)
  return guest.id
}

/** A captain gives a place of their side to a guest; answers the guest's id. */
export async function nameForSide(
  app: TestApp,
  { id }: Pick<Challenge, 'id'>,
  name: string,
  captain: Player,
): Promise<string> {
  const { payload, body } = await app.call(lineups.change, { id, guest: name }, captain)
  const guest = payload?.lineup.find(({ full_name }) => full_name === name)
  if (!guest) throw new Error(`No place for ${name}: ${JSON.stringify(body)}`)
  return guest.id
}

/** Makes the link of a guest; answers its code. */
export async function codeOfGuest(app: TestApp, id: string, organizer: Player): Promise<string> {
  const { payload, body } = await app.call(guests.link, { id }, organizer)
  if (!payload) throw new Error(`The link was refused: ${JSON.stringify(body)}`)
  return payload.code
}

/** The code of a guest in a new tournament. */
export const guestOf = async (app: TestApp, organizer: Player): Promise<string> =>
  codeOfGuest(app, await nameGuest(app, await tournamentOf(app, organizer), 'Gil Guest', organizer), organizer)
