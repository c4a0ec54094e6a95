import type { SentOf } from '@gauntlet/contract/endpoint'
import { DAY, MINUTE } from '@gauntlet/contract/time'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import type { Player, TestApp } from './app.ts'

type Sent = SentOf<typeof tournaments.create>

/** The input of the form: open tennis in Austin for eight, a week ahead, for an afternoon; not ranked, any rank. */
export async function tournamentTerms(app: TestApp): Promise<Sent> {
  const start = new Date(Math.ceil((app.clock.now().getTime() + 7 * DAY) / DAY) * DAY)
  return {
    sport: await app.sportId('Tennis Singles'),
    title: 'Spring Open',
    tournament_start: start.toISOString(),
    tournament_end: new Date(start.getTime() + 4 * 60 * MINUTE).toISOString(),
    location: 'Austin',
    locstate: 'Texas',
    zip: '78701',
    venue: 'Central Courts',
    rules: 'Best of three.',
    slots: 8,
    minSpread: 2000,
  }
}

/** Announces a tournament; throws where it is refused. */
export async function tournamentOf(app: TestApp, organizer: Player, changes: Partial<Sent> = {}): Promise<Tournament> {
  const { payload, body } = await app.call(
    tournaments.create,
    { ...(await tournamentTerms(app)), ...changes },
    organizer,
  )
  if (!payload) throw new Error(`The tournament was refused: ${JSON.stringify(body)}`)
  return payload
}

export const joinTournament = (app: TestApp, { id }: Tournament, player: Player) =>
  app.call(tournaments.join, { id }, player)
export const viewTournament = async (app: TestApp, { id }: Tournament, player: Player) =>
  (await app.call(tournaments.view, { id }, player)).payload

/** Its start has passed by a minute; sessions may have ended on the way. */
export const letTournamentStart = (app: TestApp, { tournament_start }: Tournament): Promise<void> =>
  app.advance(new Date(tournament_start).getTime() + MINUTE - app.clock.now().getTime())

/** 'Ben Accepted, Cleo Pending': the players shown, each with the state of the place. */
export const placesIn = ({ users }: Tournament): string =>
  users.map(({ first_name, invitation_status }) => `${first_name} ${invitation_status}`).join(', ')
