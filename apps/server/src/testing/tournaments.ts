import type { SentOf } from '@gauntlet/contract/endpoint'
import { DAY, MINUTE } from '@gauntlet/contract/time'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import type { Player, TestApp } from './app.ts'
import { befriend, DOUBLES } from './lineups.ts'

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
export const viewTournament = async (app: TestApp, { id }: Pick<Tournament, 'id'>, player: Player) =>
  (await app.call(tournaments.view, { id }, player)).payload

/** Doubles, open, for sides of two. */
export const doublesCup = async (app: TestApp, organizer: Player, changes: Partial<Sent> = {}): Promise<Tournament> =>
  tournamentOf(app, organizer, { sport: await app.sportId(DOUBLES), side_size: 2, ...changes })

/** A captain asks players to the side. */
export const askToSide = (app: TestApp, { id }: { id: string }, captain: Player, ...players: Player[]) =>
  app.call(tournaments.side, { tournament_id: id, ask: players.map(player => player.id) }, captain)

export const answerSide = (
  app: TestApp,
  { id }: { id: string },
  player: Player,
  status: 'accepted' | 'dismissed' = 'accepted',
) => app.call(tournaments.answer, { id, status }, player)

/** Two friends who enter as a side, the first its captain. */
export async function enterPair(app: TestApp, tournament: Tournament, captain: Player, partner: Player): Promise<void> {
  await befriend(app, captain, partner)
  await joinTournament(app, tournament, captain)
  await askToSide(app, tournament, captain, partner)
  const { status, body } = await answerSide(app, tournament, partner)
  if (status !== 200) throw new Error(`The side was refused: ${JSON.stringify(body)}`)
}

/** 'Ada & Ben, Cleo': who plays together, each side by its captain first. */
export const sidesIn = ({ users }: Tournament): string =>
  users
    .filter(({ id, _joinData: { side } }) => side?.captain === id)
    .map(captain =>
      [captain, ...users.filter(user => user.id !== captain.id && user._joinData.side?.captain === captain.id)]
        .map(({ first_name }) => first_name)
        .join(' & '),
    )
    .toSorted()
    .join(', ')

/** Its start has passed by a minute; sessions may have ended on the way. */
export const letTournamentStart = (app: TestApp, { tournament_start }: Tournament): Promise<void> =>
  app.advance(new Date(tournament_start).getTime() + MINUTE - app.clock.now().getTime())

/** 'Ben Accepted, Cleo Pending': the players shown, each with the state of the place. */
export const placesIn = ({ users }: Tournament): string =>
  users.map(({ first_name, invitation_status }) => `${first_name} ${invitation_status}`).join(', ')
