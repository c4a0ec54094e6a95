import { addresses } from '@gauntlet/contract/addresses/endpoints'
import { brackets } from '@gauntlet/contract/brackets/endpoints'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { events } from '@gauntlet/contract/events/endpoints'
import { friends } from '@gauntlet/contract/friends/endpoints'
import { teams } from '@gauntlet/contract/teams/endpoints'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { agreedMatch, challengedTo } from './agreed.ts'
import { type Player, sportId, verified } from './cast.ts'
import { call } from './client.ts'
import { dayAfter, morningAfter } from './days.ts'
import type { Server } from './server.ts'

const SPORT = 'Tennis Singles'
const HOME = { address_line_1: '1 Court Lane', city: 'Albuquerque', state: 'NM', postal_code: '87101' }
const PLACE = { location: 'Albuquerque', locstate: 'NM', zip: '87101', venue: 'Central Court' }

/**
 * A player in the middle of everything: matches of all kinds, a bracket, an event, a team and friends. `screens` are
 * those of these things. It moves the clock of the server.
 */
export async function busyWorld(server: Server): Promise<{ ada: Player; screens: string[] }> {
  const names = ['Ada Archer', 'Bartholomew Featherstone', 'Cleopatra Konstantinidis', 'Dan Drake'] as const
  const [ada, ben, cleo, dan] = await Promise.all([
    verified(server, names[0], [SPORT]),
    verified(server, names[1], [SPORT]),
    verified(server, names[2], [SPORT]),
    verified(server, names[3], [SPORT]),
  ])
  for (const { token } of [ada, ben, cleo]) await call(server.url, addresses.add, HOME, token)
  await call(server.url, friends.send, { friends: [{ id: ben.id, active: 1 }] }, ada.token)
  await call(server.url, friends.send, { friends: [{ id: ada.id, active: 1 }] }, ben.token)
  const pending = await challengedTo(server, [ben, ada], { days: 4 })
  const upcoming = await agreedMatch(server, [ada, cleo], { days: 3, ranked: 1 })
  const complete = await agreedMatch(server, [ada, ben], { days: 1, ranked: 1 })
  const reporting = await agreedMatch(server, [ada, dan], { days: 1 })
  const sport = await sportId(server, SPORT)
  const terms = { sport, ...PLACE, tournament_start: `${dayAfter(3)}T10:00`, rules: 'One set', slots: 4 }
  const { id: cup } = await call(
    server.url,
    tournaments.create,
    { ...terms, title: 'Championships of the Sandia Foothills', format: 'single_elimination' },
    ada.token,
  )
  await call(server.url, tournaments.joinMyself, { tournament_id: cup }, ada.token)
  for (const { token } of [ben, cleo, dan]) await call(server.url, tournaments.join, { id: cup }, token)
  await call(server.url, brackets.draw, { id: cup }, ada.token)
  const picnic = { event_name: 'Club Night', event_start: `${dayAfter(2)}T10:00`, open_invite: 1 as const, ...PLACE }
  const { id: event } = await call(server.url, events.add, picnic, ada.token)
  await call(server.url, events.join, { event_id: event }, ben.token)
  const { id: team } = await call(
    server.url,
    teams.add,
    { name: 'Net Gains', gender: 'Mix', sports: sport, address: 'Albuquerque, NM' },
    ada.token,
  )
  await server.setClock(morningAfter(1))
  for (const { token } of [ada, ben]) await call(server.url, challenges.report, { id: complete, winner: ben.id }, token)
  const things = [pending, upcoming, complete, reporting].map(id => `/challenge/issue/${id}`)
  return {
    ada,
    screens: [
      ...things,
      `/challenge/edit/${upcoming}`,
      `/challenge/create/${ben.id}`,
      `/talk/challenge/${upcoming}`,
      `/tournament/view/${cup}`,
      `/tournament/edit/${cup}`,
      `/event/view/${event}`,
      `/event/edit/${event}`,
      `/team/edit/${team}`,
      `/user/view/${ben.id}`,
    ],
  }
}

/** The screens of a player that are nobody's in particular. */
export const PLACES =
  '/dashboard /challenges /challengesearch /mychallenge /createopenchallenge /recordmatch /feed /notices /tournamentlist /mytournament /addtournament /eventlist /myevent /addevent /addfriend /teams /myteam /createteam /search/match /search/tournament /search/event /search/friend /search/myfriend /leaderboard /truth /about /faq /contact /store /credits /payment-form /user/profile/view /user/profile/edit /account-settings /account-settings/sign-in /account-settings/notifications /account-settings/calendar /account-settings/privacy'.split(
    ' ',
  )
